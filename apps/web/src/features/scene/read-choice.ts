import {
  type Scene,
  SETTING_LETTERS,
  SETTING_WORDS,
  SETTINGS,
  SHOOT_KIND_WORDS,
  SHOOT_KINDS,
  TIME_WORDS,
  TIMES_OF_DAY,
} from '@ddak/domain';
import type { ChoiceColumn } from './choices.ts';
import type { ScenePatch } from './scene-patch.ts';

type Read = { readonly patch: ScenePatch } | { readonly problem: string };

/** The letters of these columns as a Korean keyboard gives them: one presses the key, whatever is switched on. */
const BY_PLACE: Readonly<Record<string, string>> = {
  ...{ ㅜ: 'N', ㅇ: 'D', ㅡ: 'M', ㄷ: 'E', ㅑ: 'I', ㅣ: 'L', ㅐ: 'O', ㄴ: 'S' },
};

/** Words that say more than the four: they stay as they are written. */
function wordsOf(words: Readonly<Partial<Record<NonNullable<Scene['timeOfDay']>, readonly string[]>>>) {
  const times = TIMES_OF_DAY.flatMap((timeOfDay) =>
    (words[timeOfDay] ?? []).map((timeText) => [timeText, { timeOfDay, timeText }] as const),
  );
  return Object.fromEntries(times);
}

/** Of M and E the words that they most often stand for (SL1). */
const TIMES: Readonly<Record<string, { timeOfDay: NonNullable<Scene['timeOfDay']>; timeText: string }>> = {
  ...Object.fromEntries(
    TIMES_OF_DAY.map((timeOfDay) => [TIME_WORDS[timeOfDay], { timeOfDay, timeText: TIME_WORDS[timeOfDay] }]),
  ),
  ...wordsOf({
    day: ['아침', '오전', '점심', '정오', '오후', '대낮', '한낮', 'DAY', 'MORNING', 'NOON', 'AFTERNOON'],
    dawn: ['동틀녘', '여명', '이른 새벽', 'DAWN', 'SUNRISE'],
    sunset: ['노을', '해질녘', '황혼', '석양', '초저녁', 'DUSK', 'SUNSET', 'EVENING'],
    night: ['심야', '한밤', '늦은 밤', 'NIGHT', 'MIDNIGHT'],
  }),
  M: { timeOfDay: 'day', timeText: '아침' },
  D: { timeOfDay: 'day', timeText: TIME_WORDS.day },
  E: { timeOfDay: 'sunset', timeText: TIME_WORDS.sunset },
  N: { timeOfDay: 'night', timeText: TIME_WORDS.night },
};
const OTHER_SETTINGS: Readonly<Record<string, string>> = {
  ...{ 실내: 'I', 내부: 'I', 내: 'I', 'INT.': 'I', INTERIOR: 'I' },
  ...{ 실외: 'E', 외부: 'E', 외: 'E', 야외: 'E', 'EXT.': 'E', EXTERIOR: 'E' },
  ...{ '안/밖': 'I/E', IE: 'I/E', 내외: 'I/E', '내/외': 'I/E', 'INT./EXT.': 'I/E', 'EXT/INT': 'I/E' },
};

/** What was typed into a cell that is else chosen from a list, by letter or word; or why it cannot be read. */
export function readChoice(column: ChoiceColumn, text: string): Read {
  const typed = [...text.trim().toUpperCase()].map((letter) => BY_PLACE[letter] ?? letter).join('');
  if (column === 'time') {
    if (typed === '') return { patch: { timeOfDay: null, timeText: '' } };
    const time = TIMES[typed];
    return time
      ? { patch: time }
      : { problem: 'D/N은 D, N, M, E나 낮, 밤, 새벽, 아침, 저녁으로 적어 주세요.' };
  }
  if (column === 'setting') {
    if (typed === '') return { patch: { setting: null } };
    const said = OTHER_SETTINGS[typed] ?? typed;
    const setting = SETTINGS.find((one) => [one, SETTING_LETTERS[one], SETTING_WORDS[one]].includes(said));
    return setting ? { patch: { setting } } : { problem: 'I/E는 I, E, I/E나 안, 밖, 안팎으로 적어 주세요.' };
  }
  if (typed === '') return { patch: { shootKind: null } };
  const shootKind = SHOOT_KINDS.find((one) => one === typed || SHOOT_KIND_WORDS[one] === typed);
  return shootKind
    ? { patch: { shootKind } }
    : { problem: 'L/O/S는 L, O, S나 로케, 오픈, 세트로 적어 주세요.' };
}
