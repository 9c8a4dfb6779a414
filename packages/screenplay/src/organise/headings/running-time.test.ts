import { describe, expect, it } from 'vitest';
import { readTail } from './heading-tail.ts';

const told = (heading: string) => {
  const { setName, timeOfDay, runningSeconds } = readTail(heading);
  return [setName, timeOfDay, runningSeconds];
};

describe('how long a scene runs', () => {
  it.each([
    ['바닷가(밤) - 30초', ['바닷가', 'night', 30]],
    ['연구소 (0-15초)', ['연구소', null, 15]],
    ['회의실 / 낮 (1:30~3:30)', ['회의실', 'day', 120]],
    ['옥상 낮 (2:10~3:40)', ['옥상', 'day', 90]],
    ['옥상 / 밤 / 1분 30초', ['옥상', 'night', 90]],
    ['(0:08 ~ 0:18)', [null, null, 10]],
    ['2층 복도 - 낮 - 15초', ['2층 복도', 'day', 15]],
  ])('OG29: %s', (heading, expected) => expect(told(heading)).toEqual(expected));

  it.each([
    ['카페 (14:00~16:00)', ['카페', 'day', null]],
    ['옥상 (낮, 3:00)', ['옥상', 'day', null]],
    ['101-203호 앞 (낮)', ['101-203호 앞', 'day', null]],
    ['3분 카레집 (낮)', ['3분 카레집', 'day', null]],
  ])('OG29: no running time in %s', (heading, expected) => expect(told(heading)).toEqual(expected));
});
