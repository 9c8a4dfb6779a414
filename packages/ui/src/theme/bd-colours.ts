import { contrast } from './contrast.ts';

/**
 * BDcolor 0 to 9: grey, blue, pink, red, teal, amber, brown, purple, rust, green. Chosen so that any two stay apart
 * for normal sight and for protan, deutan and tritan sight alike, and each stands 3:1 on the ground of its mode.
 * They differ in lightness for that reason: do not even it out. The test measures both.
 */
export const BD_COLOURS_LIGHT = [
  '#83939F',
  '#3054EC',
  '#E25ACE',
  '#EE4C3F',
  '#115F6A',
  '#E27801',
  '#744C3E',
  '#6F43BA',
  '#A61D00',
  '#31A958',
] as const;

export const BD_COLOURS_DARK = [
  '#B4BDC9',
  '#5F74FF',
  '#F08BE8',
  '#FF6B5E',
  '#2A97A1',
  '#FFC038',
  '#A0715F',
  '#AF7BF0',
  '#C4482C',
  '#5CD38A',
] as const;

export const BD_COUNT = BD_COLOURS_LIGHT.length;

const DARK_TEXT = '#0B0E13';

/** The text that reads on a BDcolor: white, or near-black where white would be too faint. */
export const bdInk = (colour: string): string =>
  contrast(colour, '#FFFFFF') >= contrast(colour, DARK_TEXT) ? '#FFFFFF' : DARK_TEXT;
