import {
  type BreakdownCandidate,
  itemKey,
  type LearnedNames,
  nameKey,
  type OrganisedLine,
} from '@ddak/domain';
import { kindOf } from './dictionary.ts';
import { findEnglish, isEnglish } from './english/find-english.ts';
import { findCrowds } from './find-crowds.ts';
import { learnedFinder } from './find-learned.ts';
import { findNouns } from './find-nouns.ts';
import { findPhrases } from './find-phrases.ts';
import { findSetVehicles } from './find-set-vehicles.ts';
import { NOTHING_LEARNED } from './learned-names.ts';
import { hideQuotes, hideSayings } from './script-words.ts';

/** Longer than anything that people write; a hostile file must not hold up the server. */
const MOST_LETTERS_A_LINE = 3_000;
const MOST_LETTERS_A_SCENE = 200_000;

/**
 * What one scene calls for, in reading order, each thing once with its largest count. Taken from action lines, from
 * what stands in parentheses, and from a heading that lies in a vehicle; never from what is only said. `cast`: names
 * of the people who have parts. `learned`: what the project's people decided about names before.
 */
export function findBreakdown(
  lines: readonly OrganisedLine[],
  cast: readonly string[] = [],
  learned: LearnedNames = NOTHING_LEARNED,
): BreakdownCandidate[] {
  const people = new Set(cast);
  const findLearned = learnedFinder(learned);
  let left = MOST_LETTERS_A_SCENE;
  const all = lines.flatMap((line) => {
    left -= line.text.length;
    if (left < 0) return [];
    if (line.type === 'heading') return findSetVehicles(line);
    const text = seenText(line);
    if (text.trim() === '') return [];
    if (isEnglish(text)) return [...findLearned(line, text), ...findEnglish(line, text, people)];
    return [
      ...findLearned(line, text),
      ...findNouns(line, text, people),
      ...findCrowds(line, text, people),
      ...findPhrases(line, text),
    ];
  });
  return withoutShadows(merge(all, learned));
}

/** What of a line is seen rather than said, every letter at its place. */
function seenText(line: OrganisedLine): string {
  const text = line.text.slice(0, MOST_LETTERS_A_LINE);
  if (line.type === 'action' || line.type === 'parenthetical') return hideSayings(hideQuotes(text));
  if (line.type !== 'dialogue' || !text.includes('(')) return '';
  return text.replace(/(\([^()]*\))|[^(]/g, (_part, inside?: string) => inside ?? ' ');
}

function merge(all: readonly BreakdownCandidate[], learned: LearnedNames): BreakdownCandidate[] {
  const accepted = new Map(learned.accepted.map((item) => [nameKey(item.name), item]));
  const rejected = new Set(learned.rejected.map(itemKey));
  const found = new Map<string, BreakdownCandidate>();
  for (const one of all) {
    // A name that people have put into a category goes there, whatever the dictionary says.
    const known = accepted.get(nameKey(one.name));
    const candidate = known ? { ...one, type: known.type, subtype: known.subtype, name: known.name } : one;
    if (!known && rejected.has(itemKey(candidate))) continue;
    const key = `${candidate.type}/${nameKey(kindOf(candidate.name))}`;
    const before = found.get(key);
    if (!before) found.set(key, candidate);
    else if ((candidate.quantity ?? 0) > (before.quantity ?? 0))
      found.set(key, { ...before, quantity: candidate.quantity });
  }
  return [...found.values()];
}

const WEAPON_PARTS = new Set(['총구', '총알', '방아쇠', '칼날', '칼집', '검집', '탄창', '실탄']);
const FIGHTS = /^(?:몸싸움|난투극?|육탄전|결투|칼싸움|주먹다짐|드잡이|대련|격투.*|백병전|전투|총격전)$/;

/** `총` beside `권총`, `차` beside `승용차`, blows beside a 난투극: the same thing said shorter, or a part of it. */
function withoutShadows(found: readonly BreakdownCandidate[]): BreakdownCandidate[] {
  const road = found.filter((one) => one.subtype === '차량' && one.name !== '차' && one.name !== '차량');
  const weapons = found.filter((one) => one.subtype === '무기' && !WEAPON_PARTS.has(one.name));
  const fights = found.filter((one) => one.type === 'stunts' && FIGHTS.test(one.name) && one.name !== '격투');
  return found.filter((one) => {
    if (one.confidence >= 0.95) return true;
    if (one.type === 'stunts' && one.name === '격투') return fights.length === 0;
    if (one.subtype === '무기' && WEAPON_PARTS.has(one.name)) return weapons.length === 0;
    if ((one.name === '차' || one.name === '차량') && one.subtype === '차량') return road.length === 0;
    if (one.name === '전화기' && one.confidence < 0.8)
      return !found.some(({ name }) => /휴대폰|무전기|인터폰|공중전화/.test(name));
    // `truck` beside `pickup truck`
    if (/^[a-z]/.test(one.name))
      return !found.some((other) => other.type === one.type && other.name.endsWith(` ${one.name}`));
    if (one.name.length > 2 || one.name.includes(' ')) return true;
    return !found.some(
      (other) =>
        other !== one &&
        one.type !== 'bg' &&
        other.type === one.type &&
        other.name.length > one.name.length &&
        (other.name.endsWith(one.name) || (one.name === '추격' && other.name === '추격전')),
    );
  });
}
