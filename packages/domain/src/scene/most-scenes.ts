/** How many scenes one command may change; more is the list of a series of many years. */
export const MOST_SCENES = 2000;
