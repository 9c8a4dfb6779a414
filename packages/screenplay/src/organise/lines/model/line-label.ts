/** What a line of a script can be, in the order of the weights. `other`: page furniture, notes, title pages. */
export const LABELS = [
  'heading',
  'action',
  'character',
  'dialogue',
  'parenthetical',
  'transition',
  'other',
] as const;

export type LineLabel = (typeof LABELS)[number];
