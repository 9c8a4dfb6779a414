import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { conjugate } from './company/conjugate.ts';
import { COMPANY } from './company.ts';
import { isInPicture } from './denial.ts';
import { DICTIONARY } from './dictionary.ts';
import { CAMERA_PHRASES, EFFECT_PHRASES, LOOK_PHRASES, STUNT_PHRASES } from './phrases.ts';
import { splitWord } from './split-word.ts';

const PHRASES = [...STUNT_PHRASES, ...EFFECT_PHRASES, ...LOOK_PHRASES, ...CAMERA_PHRASES].map(
  ([pattern, ...item]) => [conjugate(pattern), ...item] as const,
);
const NOT_DONE =
  /^\S*\s?(?:\S+\s)?(?:않는다|못한다|뻔|듯|척|시늉|흉내|려다|려고|려는|려 하)|^\S*(?:다는|라는)\s(?:말|표정|속담|소문|투|식|눈빛|생각)/;
/** A vehicle may do these. */
const DONE_BY_THINGS = new Set(['급정거', '전복', '충돌']);
/** The last of them: `지호가 방석을` is 방석. */
const OBJECT_OR_SUBJECT = /^(?:.*\s)?(\S+?[이가을를은는])\s(?:(?!\S*(?:고|며|서|자|채)\s)\S+\s)?$/;
const NO_BODY = new Set('문 손 팔 창 창문 이불 공 잔 컵 병 돌 책 옷 몸 발 물건 방 것 그릇'.split(' '));

/** What happens in a line that needs somebody: stunts, weather, looks, named by what is done rather than by a noun. */
export function findPhrases(line: OrganisedLine, text: string): BreakdownCandidate[] {
  return PHRASES.flatMap(([pattern, type, subtype, name]) => {
    const match = pattern.exec(text);
    if (!match || isInPicture(text.slice(0, match.index))) return [];
    if (type === 'stunts') {
      if (NOT_DONE.test(text.slice(match.index + match[0].length))) return [];
      if (!DONE_BY_THINGS.has(name) && isOfThing(text.slice(0, match.index))) return [];
    }
    const words = line.text
      .slice(match.index, match.index + match[0].length)
      .trim()
      .slice(0, 200);
    return [{ type, subtype, name, quantity: null, line: line.n, words, confidence: 0.65 }];
  });
}

/** `의자를 걷어찬다`, `화분이 넘어진다`: done by or to a thing, it is no stunt. */
function isOfThing(before: string): boolean {
  const word = OBJECT_OR_SUBJECT.exec(before)?.[1];
  if (!word) return false;
  return splitWord(word).some(({ stem }) => {
    const { type, subtype } = DICTIONARY.get(stem) ?? COMPANY.get(stem)?.[0] ?? {};
    return (
      NO_BODY.has(stem) || subtype === '동물' || type === 'props' || type === 'costume' || type === 'sfx'
    );
  });
}
