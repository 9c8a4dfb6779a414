import type { OpenMatter } from '@ddak/domain';

/** So many findings of a day are told one by one. */
const FINDINGS = 5;

/** What of them is told, in their order, and how many findings are not (OV1): a day that is far too long has thirty. */
export function shownMatters(matters: readonly OpenMatter[]): {
  readonly findings: readonly OpenMatter[];
  readonly moreFindings: number;
  readonly others: readonly OpenMatter[];
} {
  const findings = matters.filter(({ kind }) => kind === 'finding');
  // A line that says that there is one more takes as much room as the one.
  const told = findings.length > FINDINGS + 1 ? FINDINGS : findings.length;
  return {
    findings: findings.slice(0, told),
    moreFindings: findings.length - told,
    others: matters.filter(({ kind }) => kind !== 'finding'),
  };
}
