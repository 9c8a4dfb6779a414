/** Of the line with an episode's name. */
export const TITLE_HEIGHT = 44;
