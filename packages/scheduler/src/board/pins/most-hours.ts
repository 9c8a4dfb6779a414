import type { LabourRules } from '@ddak/domain';

/** Minutes of a day's work that no proposal exceeds; ∞ where hours do not bind. */
export const mostHours = (rules: LabourRules): number =>
  Math.min(
    ...[rules.shootDay, rules.dayHours]
      .filter(({ severity }) => severity === 'hard')
      .map(({ value }) => value),
  );
