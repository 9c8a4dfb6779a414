import type { Setting, StoryFlag, TimeOfDay } from '../screenplay/organised.ts';
import type { Location, Scene, SHOOT_KINDS } from './scene.ts';

/** 안 / 밖 / 안팎, as screens say it. */
export const SETTING_WORDS: Readonly<Record<Setting, string>> = { INT: '안', EXT: '밖', 'INT/EXT': '안팎' };

/** The letter of the I/E column. */
export const SETTING_LETTERS: Readonly<Record<Setting, string>> = { INT: 'I', EXT: 'E', 'INT/EXT': 'I/E' };

export const TIME_WORDS: Readonly<Record<TimeOfDay, string>> = {
  day: '낮',
  night: '밤',
  dawn: '새벽',
  sunset: '저녁',
};

/** What kind of storytelling a scene is. */
export const FLAG_WORDS: Readonly<Record<StoryFlag, string>> = {
  flashback: '회상',
  montage: '몽타주',
  insert: '인서트',
};

/** A scene that was kept on a device may be older than its flags. */
export const flagWords = (scene: { readonly flags?: readonly StoryFlag[] | undefined }): string[] =>
  (scene.flags ?? []).map((flag) => FLAG_WORDS[flag]);

/** SL4: a number without a scene. */
export const OMITTED_WORD = '결번';

/** What stands behind the place in lists: what kind of storytelling it is, and that it is none any more. */
export const sceneRemarks = (scene: Pick<Scene, 'status'> & Parameters<typeof flagWords>[0]): string[] => [
  ...flagWords(scene),
  ...(scene.status === 'omitted' ? [OMITTED_WORD] : []),
];

/** `1분 15초`: a length on the screen; `step`: to how many seconds it is worth saying, 5 for what is reckoned. */
export function minutesText(minutes: number, step = 1): string {
  const seconds = Math.round((minutes * 60) / step) * step;
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [whole > 0 ? `${whole}분` : '', rest > 0 || whole === 0 ? `${rest}초` : '']
    .filter(Boolean)
    .join(' ');
}

/** 로케·오픈·세트. */
export const SHOOT_KIND_WORDS: Readonly<Record<(typeof SHOOT_KINDS)[number], string>> = {
  L: '로케',
  O: '오픈',
  S: '세트',
};

/** A letter of the M/D/E/N column. */
export type TimeMark = 'M' | 'D' | 'E' | 'N' | '';

export const isMorning = (timeText: string): boolean => /아침|morning/i.test(timeText);

/** SL1: the M/D/E/N column: M for 새벽 and 아침 (morning), D, E for sunset, N. Empty where the time is not known. */
export function timeLetter(timeOfDay: TimeOfDay | null, timeText: string | null): TimeMark {
  if (timeOfDay === null) return '';
  if (timeOfDay === 'dawn' || isMorning(timeText ?? '')) return 'M';
  return ({ day: 'D', sunset: 'E', night: 'N' } as const)[timeOfDay];
}

/** How a strip looks: its time's colour, hatched outside. */
export interface StripLight {
  readonly time: TimeOfDay | null;
  readonly isOutside: boolean;
}

/** SL1: of scenes that are one line the first whose time is known; outside where any is. */
export const lightOf = (scenes: readonly Pick<Scene, 'timeOfDay' | 'setting'>[]): StripLight => ({
  time: scenes.find(({ timeOfDay }) => timeOfDay !== null)?.timeOfDay ?? null,
  isOutside: scenes.some(({ setting }) => setting !== null && setting !== 'INT'),
});

/** CS9: the script's own word, where it says more than the letter does: 아침, 해질녘; not 낮 or 밤. */
export function moreThanTheLetter({ timeOfDay, timeText }: Pick<Scene, 'timeOfDay' | 'timeText'>): string {
  const plain = timeOfDay ? TIME_WORDS[timeOfDay] : '';
  return timeText === plain ? '' : timeText;
}

/** `안·밤`: where and when in two words; what is not known is left out. The time is the script's own word. */
export function placeAndTime(scene: {
  readonly setting: Setting | null;
  readonly timeOfDay: TimeOfDay | null;
  readonly timeText: string | null;
}): string {
  const where = scene.setting === null ? '' : SETTING_WORDS[scene.setting];
  const when = scene.timeText || (scene.timeOfDay === null ? '' : TIME_WORDS[scene.timeOfDay]);
  return [where, when].filter((word) => word !== '').join('·');
}

export const PERMIT_WORDS: Readonly<Record<NonNullable<Location['permit']>, string>> = {
  needless: '필요 없음',
  needed: '신청 전',
  asked: '신청함',
  granted: '받음',
};

/** Of a place, where nobody has said it too. */
export const permitWord = (permit: Location['permit']): string =>
  permit === null ? '미정' : PERMIT_WORDS[permit];
