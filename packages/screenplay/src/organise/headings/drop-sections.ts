import { namesSection } from '../words/section-words.ts';
import type { HeadingCandidate } from './heading-candidates.ts';

/** Marks that number the sections of any document. */
const WEAK: ReadonlySet<string> = new Set(['n.', 'n-m', '#', '#이름', 'bare']);

/**
 * Candidates without the numbered sections that stand before the script: `1. 기획의도 2. 등장인물 3. 줄거리`. A run of one
 * weak family, up to where its numbers start again or a plainer family begins, goes when half of it names sections.
 */
export function dropSections(candidates: readonly HeadingCandidate[]): HeadingCandidate[] {
  const firstPlain = candidates.find(({ family }) => !WEAK.has(family) && family !== 'flag')?.at ?? Infinity;
  const runs = new Map<string, HeadingCandidate[]>();
  const dropped = new Set<HeadingCandidate>();
  const close = (family: string): void => {
    const run = runs.get(family) ?? [];
    const named = run.filter(isSection);
    if (named.length * 2 >= run.length) for (const one of run) dropped.add(one);
    else for (const one of named) if (one.at < firstPlain && firstPlain !== Infinity) dropped.add(one);
    runs.set(family, []);
  };
  for (const candidate of candidates) {
    const { family, marker, at } = candidate;
    if (!WEAK.has(family) || marker?.number == null) continue;
    const run = runs.get(family) ?? [];
    if (run.length > 0 && (marker.number.first === 1 || (at > firstPlain && (run[0]?.at ?? at) < firstPlain)))
      close(family);
    runs.set(family, [...(runs.get(family) ?? []), candidate]);
  }
  for (const family of [...runs.keys()]) close(family);
  return candidates.filter((candidate) => !dropped.has(candidate));
}

const isSection = ({ tail, evident }: HeadingCandidate): boolean =>
  !evident && tail.runningSeconds === null && namesSection(tail.setName ?? '');
