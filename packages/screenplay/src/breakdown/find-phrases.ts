import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { isInPicture } from './denial.ts';
import { CAMERA_PHRASES, EFFECT_PHRASES, LOOK_PHRASES, STUNT_PHRASES } from './phrases.ts';

const PHRASES = [...STUNT_PHRASES, ...EFFECT_PHRASES, ...LOOK_PHRASES, ...CAMERA_PHRASES];
const NOT_DONE =
  /^\S*\s?(?:\S+\s)?(?:않는다|못한다|뻔|듯|척|시늉|흉내|려다|려고|려는|려 하)|^\S*(?:다는|라는)\s(?:말|표정|속담|소문|투|식|눈빛|생각)/;

/** What happens in a line that needs somebody: stunts, weather, looks, named by what is done rather than by a noun. */
export function findPhrases(line: OrganisedLine, text: string): BreakdownCandidate[] {
  return PHRASES.flatMap(([pattern, type, subtype, name]) => {
    const match = pattern.exec(text);
    if (!match || isInPicture(text.slice(0, match.index))) return [];
    if (type === 'stunts' && NOT_DONE.test(text.slice(match.index + match[0].length))) return [];
    const words = line.text
      .slice(match.index, match.index + match[0].length)
      .trim()
      .slice(0, 200);
    return [{ type, subtype, name, quantity: null, line: line.n, words, confidence: 0.65 }];
  });
}
