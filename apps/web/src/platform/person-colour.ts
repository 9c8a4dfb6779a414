import type { Id } from '@ddak/domain';

/** Of the ten the grey stays for those who are not named. */
const COLOURS = 9;

/** The colour of a person: the same for everybody who looks, wherever they are shown. */
export const personColour = (id: Id): number =>
  1 + ([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % COLOURS);
