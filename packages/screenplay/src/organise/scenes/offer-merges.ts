import type { OrganisedLine, OrganisedScene } from '@ddak/domain';
import { SURNAME } from '../words/surnames.ts';
import { isTitle } from '../words/titles.ts';

/**
 * Asks about people who may be one under two names (`김준호`, `준호`; `JACK`, `JACK SMITH`): a doubt at the first
 * cue of the rarer one. Who speaks in one scene under both names is two people.
 */
export function offerMerges(scenes: readonly OrganisedScene[], lines: readonly OrganisedLine[]): void {
  const cues = Map.groupBy(
    lines.filter((line) => line.who !== undefined && line.scene !== null),
    (line) => line.who as string,
  );
  for (const [long, longCues] of cues) {
    for (const short of shorterNames(long)) {
      const shortCues = cues.get(short);
      if (!shortCues || meet(longCues, shortCues)) continue;
      offer(scenes, (longCues.length < shortCues.length ? longCues : shortCues)[0], [short, long]);
    }
  }
  for (const [name, slip] of slips(new Map([...cues].map(([name, list]) => [name, list.length]))))
    offer(scenes, cues.get(slip)?.[0], [name, slip]);
}

function offer(
  scenes: readonly OrganisedScene[],
  first: OrganisedLine | undefined,
  [a, b]: readonly [string, string],
): void {
  if (first?.scene == null) return;
  scenes[first.scene]?.doubts.push({
    code: 'same_person',
    message: `‘${a}’, ‘${b}’ 두 이름이 같은 사람인가요?`,
    line: first.n,
    names: [a, b],
  });
}

/** `준오` once beside 준호 again and again: names of equal length that differ by one letter of one syllable. */
function slips(counts: ReadonlyMap<string, number>): [name: string, slip: string][] {
  const usual = new Map<string, string[]>();
  for (const [name, count] of counts)
    if (count >= 4) for (const key of gapsOf(name)) usual.set(key, [...(usual.get(key) ?? []), name]);
  return [...counts].flatMap(([slip, count]) => {
    if (count !== 1 || isTitle(slip)) return [];
    const names = gapsOf(slip).flatMap((key) => usual.get(key) ?? []);
    const name = names.find((one) => one !== slip && lettersApart(one, slip) === 1);
    return name === undefined ? [] : [[name, slip] as [string, string]];
  });
}

/** The name with each of its syllables left out in turn: names that share one differ in that syllable. */
const gapsOf = (name: string): string[] =>
  /^[가-힣]{2,4}$/.test(name) ? [...name].map((_, i) => `${name.slice(0, i)}_${name.slice(i + 1)}`) : [];

/** In how many letters (ㅎ, ㅗ, ㄴ) two names of equal length differ. */
function lettersApart(a: string, b: string): number {
  const left = a.normalize('NFD');
  const right = b.normalize('NFD');
  if (left.length !== right.length)
    return Math.abs(left.length - right.length) === 1 && left.startsWith(right) ? 1 : 2;
  return [...left].filter((letter, i) => letter !== right[i]).length;
}

/** What else a full name may be written as: `김준호` 준호; `JACK SMITH` JACK, SMITH. */
function shorterNames(long: string): string[] {
  if (long.length >= 3 && SURNAME.test(long.charAt(0))) return [long.slice(1)];
  const words = long.split(' ');
  if (words.length !== 2 || !/^[A-Z]/.test(long) || /^(?:YOUNG|OLD)$/.test(words[0] ?? '')) return [];
  return words.filter((word) => word.length >= 2);
}

function meet(a: readonly OrganisedLine[], b: readonly OrganisedLine[]): boolean {
  const scenes = new Set(a.map((line) => line.scene));
  return b.some((line) => scenes.has(line.scene));
}
