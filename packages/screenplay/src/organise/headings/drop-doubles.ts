import type { SourceLine } from '../lines/source-line.ts';
import type { AcceptedHeading } from './accept-headings.ts';
import { rankOf } from './rising-chain.ts';
import { EXPLICIT } from './vote-style.ts';

/**
 * Headings without those that only come again: a number right behind itself that says neither when nor where tells
 * more about its scene, and of two runs of the same numbers the one with hardly a line to each is a list.
 */
export function dropDoubles(
  accepted: readonly AcceptedHeading[],
  lines: readonly SourceLine[],
): AcceptedHeading[] {
  const single = accepted.filter(
    (heading, i) => !tellsOn(heading, accepted[i - 1]) && !goesOn(heading, accepted[i - 1], lines),
  );
  return withoutLists(single, lines);
}

/** `씬 3 - 음향` below `씬 3. 부두`. */
function tellsOn({ candidate }: AcceptedHeading, before: AcceptedHeading | undefined): boolean {
  if (!before || !EXPLICIT.has(candidate.family) || candidate.family === 'declared' || candidate.evident)
    return false;
  const number = candidate.marker?.number;
  return number != null && number.until === null && rankOf(candidate) === rankOf(before.candidate);
}

const GOES_ON = /\s*[([]?\s*(?:계속|이어서|CONT(?:INUED|['’]D)?\.?)\s*[)\]]?\s*$/i;

/** `씬 1. 부두 창고 (낮) (계속)`: the heading of the scene again, at the top of a page. */
function goesOn(
  { candidate }: AcceptedHeading,
  before: AcceptedHeading | undefined,
  lines: readonly SourceLine[],
): boolean {
  const text = lines[candidate.at]?.text ?? '';
  const first = lines[before?.candidate.at ?? -1]?.text ?? '';
  return candidate.marker?.number != null && GOES_ON.test(text) && text.replace(GOES_ON, '') === first;
}

/** A run of scenes whose numbers rise, with how many lines its scenes have by the median. */
interface Pass {
  headings: AcceptedHeading[];
  ranks: ReadonlySet<number>;
  lines: number;
}

/** How many lines a row of a list takes at most, and how many times as long a scene is. */
const MOST_OF_A_ROW = 6;
const TIMES = 4;

function withoutLists(accepted: readonly AcceptedHeading[], lines: readonly SourceLine[]): AcceptedHeading[] {
  const passes = passesOf(accepted, lines.length);
  const lists = new Set(
    passes.filter((list) =>
      passes.some((script) => {
        const again = [...list.ranks].filter((rank) => script.ranks.has(rank)).length;
        const isList = list.lines <= MOST_OF_A_ROW && list.lines * TIMES <= script.lines;
        return script !== list && isList && again >= 2 && again * 3 >= list.ranks.size * 2;
      }),
    ),
  );
  const dropped = new Set([...lists].flatMap(({ headings }) => headings));
  return accepted.filter((heading) => !dropped.has(heading));
}

/** Runs are few where a script has episodes; a document that starts again and again is not asked. */
const MOST_PASSES = 60;

function passesOf(accepted: readonly AcceptedHeading[], end: number): Pass[] {
  const runs: AcceptedHeading[][] = [];
  let top = Number.POSITIVE_INFINITY;
  for (const heading of accepted) {
    const rank = rankOf(heading.candidate);
    if (rank >= 0 && rank < top) runs.push([]);
    runs.at(-1)?.push(heading);
    if (rank >= 0) top = rank;
  }
  if (runs.length > MOST_PASSES) return [];
  const next = new Map(accepted.map((heading, i) => [heading, accepted[i + 1]?.candidate.at ?? end]));
  return runs.map((headings) => {
    const lengths = headings.map((heading) => (next.get(heading) ?? end) - heading.candidate.at);
    lengths.sort((a, b) => a - b);
    const ranks = new Set(headings.map(({ candidate }) => rankOf(candidate)).filter((rank) => rank >= 0));
    return { headings, ranks, lines: lengths[Math.floor((lengths.length - 1) / 2)] ?? 0 };
  });
}
