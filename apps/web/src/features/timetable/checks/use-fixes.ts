import { findingKey, type PlanFinding, type PlanFix } from '@ddak/domain';
import { useEffect, useState } from 'react';
import type { DayView } from '../view/day-view.ts';

type Fixes = ReadonlyMap<string, PlanFix | null>;
const NONE: Fixes = new Map();

/**
 * The ways to put findings right, looked for one after another while nothing else is to be done: each is tried on the
 * whole board. After a change they are looked for anew, and stay as they are until then: a button that came and went with
 * every change of others would lose a press.
 */
export function useFixes(
  days: readonly DayView[],
  wanted: boolean,
  findFix: (finding: PlanFinding) => PlanFix | null,
): (finding: PlanFinding) => PlanFix | null {
  const [known, setKnown] = useState<Fixes>(NONE);
  useEffect(() => {
    const waiting = wanted ? days.flatMap((day) => day.findings) : [];
    const there = new Set(waiting.map(findingKey));
    setKnown((before) => {
      const kept = [...before].filter(([key]) => there.has(key));
      return kept.length === before.size ? before : new Map(kept);
    });
    let timer = setTimeout(function next() {
      const finding = waiting.shift();
      if (!finding) return;
      const fix = findFix(finding);
      setKnown((before) => new Map(before).set(findingKey(finding), fix));
      timer = setTimeout(next);
    });
    return () => clearTimeout(timer);
  }, [days, wanted, findFix]);
  return (finding) => known.get(findingKey(finding)) ?? null;
}
