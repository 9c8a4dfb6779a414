/** What a code gives to whoever enters it: the mark of an early bird, or more room for files. */
export const KEY_KINDS = ['earlyBird', 'storage'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];
