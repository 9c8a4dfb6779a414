import { keptObject } from '../../../platform/kept/kept-object.ts';
/** TT23: what a strip can say of its scene besides the number, in the order in which it is said. */
export const STRIP_FIELDS = [
  { key: 'where', label: '안팎·낮밤' },
  { key: 'setName', label: '극중 장소' },
  { key: 'minutes', label: '소요 시간' },
  { key: 'pages', label: '쪽수' },
  { key: 'cuts', label: '컷' },
  { key: 'people', label: '인물 번호' },
  { key: 'names', label: '인물 이름' },
  { key: 'location', label: '실제 촬영지' },
  { key: 'synopsis', label: '내용' },
  { key: 'items', label: '준비물' },
  { key: 'note', label: '비고' },
] as const;
export type StripField = (typeof STRIP_FIELDS)[number]['key'];

export const LOOK_TITLE = '씬 줄에 보일 것';

export const STRIP_LINES = [1, 2, 3, 4] as const;
export type StripLines = (typeof STRIP_LINES)[number];

/** TT23: which of it somebody wants to see, in how many lines. */
export interface StripLook {
  readonly shown: readonly StripField[];
  readonly lines: StripLines;
}

/** Whoever has chosen nothing else has this very object. */
export const USUAL_LOOK: StripLook = {
  shown: ['where', 'setName', 'minutes', 'people', 'synopsis'],
  lines: 2,
};

/** Pixels that a strip of so many lines takes; the looks of the board and its long lists go by them. */
export const STRIP_HEIGHTS: Readonly<Record<'desk' | 'phone', Readonly<Record<StripLines, number>>>> = {
  desk: { 1: 30, 2: 48, 3: 65, 4: 81 },
  phone: { 1: 44, 2: 51, 3: 69, 4: 87 },
};

const isField = (text: unknown): text is StripField => STRIP_FIELDS.some(({ key }) => key === text);

/** What was kept on the device, as far as it can be read. */
export function readLook(kept: string | null): StripLook {
  const { shown, lines } = keptObject(kept);
  return usualIfSame({
    shown: Array.isArray(shown) ? inOrder(shown.filter(isField)) : USUAL_LOOK.shown,
    lines: STRIP_LINES.find((count) => count === lines) ?? USUAL_LOOK.lines,
  });
}

/** Shows a field, or hides it. */
export const show = (look: StripLook, field: StripField, isShown: boolean): StripLook =>
  usualIfSame({
    ...look,
    shown: inOrder(isShown ? [...look.shown, field] : look.shown.filter((key) => key !== field)),
  });

export const inLines = (look: StripLook, lines: StripLines): StripLook => usualIfSame({ ...look, lines });

const inOrder = (fields: readonly StripField[]): StripField[] =>
  STRIP_FIELDS.flatMap(({ key }) => (fields.includes(key) ? key : []));

function usualIfSame(look: StripLook): StripLook {
  const isSame = look.lines === USUAL_LOOK.lines && look.shown.join() === USUAL_LOOK.shown.join();
  return isSame ? USUAL_LOOK : look;
}
