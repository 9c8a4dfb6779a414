import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] }).scenes.map(
    ({ setName, timeOfDay }) => [setName, timeOfDay],
  );

const script = (...scenes: string[]) =>
  scenes.map((scene) => `${scene}\n\n지우가 창문을 연다.\n지우: 춥지 않아?\n`).join('\n');

describe('place and time below a heading', () => {
  it.each([
    [
      'in bullets',
      '## 씬 1 — 첫 반죽\n- **장소**: 빵집 주방\n- **시간대**: 새벽\n- **샷**: 미디엄',
      '## 씬 2 — 배달\n- **샷**: 롱\n- **시간대**: 낮\n- **장소**: 골목',
    ],
    [
      'with the value in the row below',
      'SCENE 1\n장소:\n빵집 주방\n시간:\n새벽\n길이:\n35초',
      'SCENE 2\n장소:\n골목\n시간:\n낮',
    ],
    ['two in one row', '## 1장 ##\n때: 새벽   곳: 빵집 주방', '## 2장 ##\n때: 낮   곳: 골목'],
    [
      'in two columns whose line is lost',
      '씬 1\n장소 빵집 주방\n시간 새벽\n길이 15초',
      '씬 2\n장소 골목\n시간 낮',
    ],
    ['in brackets', '제1장\n[빵집 주방, 새벽]', '제2장\n(골목. 낮)'],
  ])('OG8: %s', (_, first, second) => {
    expect(read(script(first, second))).toEqual([
      ['빵집 주방', 'dawn'],
      ['골목', 'day'],
    ]);
  });

  it('OG8: what is done below a heading is no place', () => {
    expect(read(script('씬 1\n(지우가 빵집 앞을 서성인다)', '씬 2\n1. 골목에서 우는 아이'))).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
