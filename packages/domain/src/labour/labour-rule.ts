/** `law` binds by statute, `contract` by the standard contract of the trade, `practice` is what crews hold to. */
export type LabourRuleKind = 'law' | 'contract' | 'practice';

/** `hard` binds proposals, never a person's hand, which it warns; `soft` is a warning and a price. */
export type Severity = 'hard' | 'soft';

/** What the number of a rule counts. `percent` is the addition to the wage; `times` the whole factor. */
export type LabourUnit = 'minutes' | 'minutesAWeek' | 'clock' | 'daysAWeek' | 'days' | 'percent' | 'times';

/** A working-time rule as dated data: what it says, how much, since when, and when somebody should look again. */
export interface LabourRule {
  readonly id: string;
  /** Korean, as it is shown. */
  readonly name: string;
  readonly kind: LabourRuleKind;
  readonly severity: Severity;
  readonly value: number;
  readonly unit: LabourUnit;
  /** Statute and article, or the contract form. */
  readonly source: string;
  /** The state of the source that was read, as a date. */
  readonly date: string;
  readonly checkBy: string;
}
