import type { ArgsOf } from '../../commands.ts';

type FixName =
  | 'addPhaseRow'
  | 'arrangeDay'
  | 'editLocation'
  | 'editRow'
  | 'editTimetable'
  | 'giveOwnDay'
  | 'moveRows'
  | 'splitRow'
  | 'swapTimetables';
/** The command that puts a finding right. */
export type FixCommand = { [N in FixName]: { readonly name: N; readonly args: ArgsOf<N> } }[FixName];

/** A way to put a finding right with one press; `label` says in Korean what it does. */
export interface PlanFix {
  readonly label: string;
  readonly command: FixCommand;
  /** It takes more than one: this leaves less of the finding, and what is left has a way of its own. */
  readonly isFirstOfMore?: true;
}

export const fix = <N extends FixCommand['name']>(
  label: string,
  name: N,
  args: Extract<FixCommand, { name: N }>['args'],
): PlanFix => ({ label, command: { name, args } as FixCommand });
