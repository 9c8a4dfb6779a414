import { expect, it } from 'vitest';
import { readChoice } from './read-choice.ts';

it('GR3: reads letters and words, and the letters that a Korean keyboard has at their places', () => {
  const night = { patch: { timeOfDay: 'night', timeText: '밤' } };
  for (const text of ['N', 'n', '밤', 'ㅜ', ' N ']) expect(readChoice('time', text)).toEqual(night);
  expect(readChoice('time', 'ㅡ')).toEqual({ patch: { timeOfDay: 'day', timeText: '아침' } });
  expect(readChoice('time', '해질녘')).toEqual({ patch: { timeOfDay: 'sunset', timeText: '해질녘' } });
  expect(readChoice('time', '오후')).toEqual({ patch: { timeOfDay: 'day', timeText: '오후' } });
  expect(readChoice('time', 'Dusk')).toEqual({ patch: { timeOfDay: 'sunset', timeText: 'DUSK' } });
  for (const text of ['I', 'ㅑ', '안', '실내', 'INT', 'Int.', '내부'])
    expect(readChoice('setting', text)).toEqual({ patch: { setting: 'INT' } });
  expect(readChoice('setting', '안/밖')).toEqual({ patch: { setting: 'INT/EXT' } });
  for (const text of ['L', 'ㅣ', '로케'])
    expect(readChoice('shootKind', text)).toEqual({ patch: { shootKind: 'L' } });
});

it('GR3: takes the value away with nothing, and says what it cannot read', () => {
  expect(readChoice('time', '')).toEqual({ patch: { timeOfDay: null, timeText: '' } });
  expect(readChoice('setting', '')).toEqual({ patch: { setting: null } });
  expect(readChoice('shootKind', '')).toEqual({ patch: { shootKind: null } });
  for (const column of ['time', 'setting', 'shootKind'] as const)
    expect(readChoice(column, '가')).toHaveProperty('problem');
});
