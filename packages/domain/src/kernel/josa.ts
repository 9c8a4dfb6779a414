import { josa as josaOfHangul } from 'es-hangul';

type Particle = Parameters<typeof josaOfHangul>[1];

/** How figures sound. Of a number the last is heard: 10 and 100 end with a consonant, as 영 does. */
const FIGURES = '영일이삼사오육칠팔구';
const heard = (word: string): string => word.replace(/\d$/, (figure) => FIGURES[Number(figure)]!);

const pick = (word: string, particle: Particle): string => josaOfHangul.pick(heard(word), particle);

/** A word with the particle that it takes: `민서가`, `경찰1이`, `행인 2가`: parts and sets are often told apart by number. */
export const josa = Object.assign(
  (word: string, particle: Particle): string => (word.trim() === '' ? word : word + pick(word, particle)),
  { pick },
);
