import type { OrganisedLine, OrganisedScene } from '@ddak/domain';
import { SURNAME } from './words/surnames.ts';

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
      const first = (longCues.length < shortCues.length ? longCues : shortCues)[0];
      if (first?.scene == null) continue;
      scenes[first.scene]?.doubts.push({
        code: 'same_person',
        message: `‘${short}’, ‘${long}’ 두 이름이 같은 사람인가요?`,
        line: first.n,
        names: [short, long],
      });
    }
  }
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
