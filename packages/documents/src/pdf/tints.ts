/** Grounds of print: light enough for a copier; each says nothing that a letter or a place does not say too. */
export const HEAD_FILL = '#EEF1F5';
export const PHASE_FILL = '#F3F4F7';
/** CS22: a changed line, with a bar at its edge: what is left of it in black and white. */
export const CHANGED_FILL = '#FFF1C2';
export const CHANGED_BAR = '#9A5B00';
export const TIME_TINTS = { M: '#CFC2FF', D: '#FFE58A', E: '#FFBE8F', N: '#9ADDEB' } as const;
/** A script's own word for a time that is no letter (`해 질 녘`) has none. */
export const timeTint = (mark: string): string | undefined =>
  Object.hasOwn(TIME_TINTS, mark) ? TIME_TINTS[mark as keyof typeof TIME_TINTS] : undefined;
/** Strong enough for a narrow bar; the words beside it say the same. */
export const TIME_BARS = { M: '#8B7BE8', D: '#F2B705', E: '#EE8A3C', N: '#2B9BB8', '': '#C5CBD3' } as const;
