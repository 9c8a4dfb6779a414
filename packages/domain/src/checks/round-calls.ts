/** Calls and set starts that are proposed are round, in minutes. */
export const CALL_STEP = 5;
/** Nobody is called before it where something else helps. */
export const EARLIEST_CALL = 300;
/** The last minute that a clock can say, on the second day. */
export const LAST_CLOCK = 2879;
