/** Below this width a page is a phone's: one column, a bottom bar, targets of 44 px. */
export const PHONE_MAX = 719.95;
export const PHONE = `@media (max-width:${PHONE_MAX}px)`;

/** Below this width, a tablet upright, there is no room for words at the left and two columns beside them. */
export const NARROW_MAX = 1099.95;
export const NARROW = `@media (max-width:${NARROW_MAX}px)`;

/** Where the head of a screen does not hold all of it in one line. */
export const CRAMPED = '@media (max-width:1279.95px), (pointer:coarse)';

/** Phones, and larger screens that are touched: targets grow to 44 px. */
export const TOUCH = `@media (max-width:${PHONE_MAX}px), (pointer:coarse)`;

/** What cards, lists and settings take at most, in px, from the left: a line across a wide screen cannot be followed. */
export const PAGE_WIDTH = 1280;
