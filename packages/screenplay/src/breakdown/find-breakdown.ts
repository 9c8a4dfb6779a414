import type { BreakdownType, OrganisedLine } from '@ddak/domain';
import { PHRASES } from './dictionary.ts';
import { readNoun } from './read-noun.ts';
import { readQuantity } from './read-quantity.ts';

/** Something that a scene may need, with the words that it was taken from. A proposal: a person decides. */
export interface BreakdownCandidate {
  type: BreakdownType;
  subtype: string;
  name: string;
  quantity: number | null;
  evidence: { line: number; words: string };
}

/** What the action lines of one scene call for, in reading order, each thing once with the largest count. */
export function findBreakdown(
  lines: readonly OrganisedLine[],
  cast: readonly string[] = [],
): BreakdownCandidate[] {
  const people = new Set(cast);
  const found = new Map<string, BreakdownCandidate>();
  for (const line of lines) {
    if (line.type !== 'action' && line.type !== 'parenthetical') continue;
    for (const candidate of [...inWords(line, people), ...inPhrases(line)]) {
      const key = `${candidate.type}/${candidate.name}`;
      const known = found.get(key);
      if (!known) found.set(key, candidate);
      else if ((candidate.quantity ?? 0) > (known.quantity ?? 0)) known.quantity = candidate.quantity;
    }
  }
  return [...found.values()];
}

function inWords(line: OrganisedLine, people: ReadonlySet<string>): BreakdownCandidate[] {
  const words = [...line.text.matchAll(/\S+/g)];
  return words.flatMap((match, i) => {
    const word = match[0];
    // `사과한다`, `노래하는`: a verb made of the noun.
    if (/(?:하[는다며고여]|한다|했다|된다|되는)[.,]?$/.test(word)) return [];
    const noun = readNoun(word) ?? readGroup(word, words[i + 1]?.[0] ?? '');
    if (!noun || people.has(noun.name)) return [];
    const quantity =
      readQuantity(line.text.slice(match.index + word.length)) ??
      countBefore(words[i - 2]?.[0], words[i - 1]?.[0]);
    const evidence = {
      line: line.n,
      words: quantity === null ? word : line.text.slice(match.index, match.index + word.length + 6).trim(),
    };
    return [{ ...noun.entry, name: noun.name, quantity, evidence }];
  });
}

/** `남자 3명`, `구급대원 2명`: people who are counted and have no name are extras. */
function readGroup(word: string, next: string) {
  const counted = /^\d+\s*명|^(?:두|세|네|다섯|여섯|열)$/.test(next);
  const person =
    /^(?:남자|여자|청년|노인|아이|학생|군인|경찰|형사|인부|깡패|조폭|직원|간호사|의사|손님)(?:들)?$/.exec(
      word,
    )?.[0];
  return counted && person ? { name: person, entry: { type: 'bg' as const, subtype: '' } } : null;
}

/** `세 대의 트럭`: the count before its noun. */
function countBefore(number: string | undefined, counter: string | undefined): number | null {
  if (!number || !counter || !/의$/.test(counter)) return null;
  return readQuantity(`${number} ${counter.slice(0, -1)}`);
}

function inPhrases(line: OrganisedLine): BreakdownCandidate[] {
  return PHRASES.flatMap(([pattern, type, subtype, name]) => {
    const match = pattern.exec(line.text);
    if (!match) return [];
    return [{ type, subtype, name, quantity: null, evidence: { line: line.n, words: match[0].trim() } }];
  });
}
