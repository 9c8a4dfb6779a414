/** Where the tools of the list below stand, and what can be done with its picked rows. */
export const TOOLS_ID = 'list-tools';
export const BULK_ID = 'list-bulk';

/** Of the line above a list: while rows are picked (GR23) it is covered, and nothing under the cover is reached. */
export const LIST_HEAD = {
  position: 'relative',
  [`&:has(> #${BULK_ID}:not(:empty)) > :not(#${BULK_ID})`]: { visibility: 'hidden' },
  [`& > #${BULK_ID}`]: { position: 'absolute', inset: 0, '&:empty': { display: 'none' } },
  [`& > #${BULK_ID} > *`]: { height: '100%' },
} as const;
