import { findingKey, type PlanFinding, type PlanFix } from '@ddak/domain';
import { useEffect, useState } from 'react';
import type { DayView } from '../view/day-view.ts';

/** Tries one change a step, and answers the one that puts a finding right. */
export type SearchFix = (finding: PlanFinding) => Generator<undefined, PlanFix | null>;
type Fixes = ReadonlyMap<string, PlanFix | null>;
const NONE: Fixes = new Map();

/** So long the page may be held at a time. */
const HELD_MS = 8;

/**
 * The ways to put findings right, looked for one after another while nothing else is to be done: each is tried on the
 * whole board. After a change they are looked for anew, and stay as they are until then: a button that came and went with
 * every change of others would lose a press.
 */
export function useFixes(
  days: readonly DayView[],
  wanted: boolean,
  searchFix: SearchFix,
): (finding: PlanFinding) => PlanFix | null {
  const [known, setKnown] = useState<Fixes>(NONE);
  useEffect(() => {
    const waiting = wanted ? days.flatMap((day) => day.findings) : [];
    const there = new Set(waiting.map(findingKey));
    setKnown((before) => {
      const kept = [...before].filter(([key]) => there.has(key));
      return kept.length === before.size ? before : new Map(kept);
    });
    const steps = searchAll(waiting, searchFix);
    let timer = setTimeout(function next() {
      const begun = performance.now();
      const found: (readonly [string, PlanFix | null])[] = [];
      let step = steps.next();
      for (; !step.done; step = steps.next()) {
        if (step.value) found.push(step.value);
        if (performance.now() - begun > HELD_MS) break;
      }
      if (found.length > 0) setKnown((before) => new Map([...before, ...found]));
      if (!step.done) timer = setTimeout(next);
    });
    return () => clearTimeout(timer);
  }, [days, wanted, searchFix]);
  return (finding) => known.get(findingKey(finding)) ?? null;
}

/** What is found for each; nothing after each change that was tried in vain. */
function* searchAll(
  findings: readonly PlanFinding[],
  searchFix: SearchFix,
): Generator<readonly [key: string, fix: PlanFix | null] | undefined, void> {
  for (const finding of findings) yield [findingKey(finding), yield* searchFix(finding)];
}
