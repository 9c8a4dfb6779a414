import type { ArgsOf, CommandName, DateText, Id, ProjectState } from '@ddak/domain';

/** What the sample production is made with: real commands of one user in one project, and nothing else. */
export interface DemoRun {
  readonly projectId: Id;
  newId(): Id;
  /** When that is, of the days that the sample was written for. */
  day(written: DateText): DateText;
  /** The account of somebody of the crew; null: they have none. */
  accountOf(name: string): Id | null;
  /** Throws when the command is refused: the sample must fit the rules. */
  run<N extends CommandName>(name: N, args: ArgsOf<N>): Promise<void>;
  /** The project as it stands. */
  state(): Promise<ProjectState>;
}
