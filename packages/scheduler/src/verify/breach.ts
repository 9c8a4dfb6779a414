import type { Breach } from '../plan/schedule-plan.ts';
import type { RuleName, Severity } from '../problem/rules-schema.ts';
import type { DayFacts, ShotScene } from './plan-facts.ts';

interface Weighed {
  readonly severity: Severity;
  readonly weight: number;
}

/** A breach of a rule, or nothing where it is kept or not looked at. */
export function breach(
  rule: Weighed & { readonly rule: RuleName },
  by: number,
  where: { days: readonly DayFacts[]; shots?: readonly ShotScene[]; who?: string | null },
): Breach[] {
  if (rule.severity === 'off' || by <= 1e-6) return [];
  return [
    {
      rule: rule.rule,
      severity: rule.severity,
      weight: rule.weight,
      by,
      days: where.days.map(({ day }) => day.id),
      scenes: (where.shots ?? []).map(({ scene }) => scene.id),
      who: where.who ?? null,
    },
  ];
}
