import type { FeedChange, FeedMessage } from '@ddak/protocol';

type Tables = (FeedMessage & { kind: 'snapshot' })['tables'];

/** What this device last knew of a project: opens the app without a line. */
export interface CopiedProject {
  readonly seq: number;
  readonly epoch: number;
  /** SN9: the shape of its rows; a copy of long ago does not say. */
  readonly shape?: string;
  /** When it was the server's state, milliseconds since 1970. */
  readonly at: number;
  readonly tables: Tables;
}

/** A step from one seq to the next, as the feed brought it. */
export interface CopiedChanges {
  readonly from: number;
  readonly to: number;
  readonly epoch: number;
  readonly at: number;
  readonly changes: readonly FeedChange[];
}

/** A snapshot and the changes that came after it, in order. */
export interface DeviceCopyContents {
  readonly base: CopiedProject;
  readonly tail: readonly CopiedChanges[];
}

/** The copy of one project, for one user. */
export interface DeviceCopy {
  load(): Promise<DeviceCopyContents | null>;
  replace(base: CopiedProject): Promise<void>;
  /**
   * Continues the copy. `again`: it stands elsewhere, or its tail has grown long, and wants a new base; where another
   * tab was quicker there is nothing to do.
   */
  append(changes: CopiedChanges): Promise<'done' | 'again'>;
  erase(): Promise<void>;
}

/** How far a copy goes, known without reading its rows. */
export interface CopyHead {
  readonly seq: number;
  readonly epoch: number;
  /** How many steps its tail has. */
  readonly steps: number;
}

/** Beyond so many steps opening takes longer than a new base; one writes all rows, so it must not come often. */
const LONGEST_TAIL = 1_000;

/** What to do with changes that are to continue a copy. */
export function judgeAppend(head: CopyHead | null, changes: CopiedChanges): 'append' | 'known' | 'again' {
  if (head?.epoch !== changes.epoch) return 'again';
  if (head.seq >= changes.to) return 'known';
  // Two tabs may have joined their steps otherwise: what is applied a second time, in its order, changes nothing.
  return changes.from <= head.seq && head.steps < LONGEST_TAIL ? 'append' : 'again';
}

/** Two steps as one, where the second goes on from the first. */
export function joinSteps(first: CopiedChanges, second: CopiedChanges): CopiedChanges | null {
  if (first.to !== second.from || first.epoch !== second.epoch) return null;
  return { ...second, from: first.from, changes: [...first.changes, ...second.changes] };
}

const headOf = ({ base, tail }: DeviceCopyContents): CopyHead => ({
  seq: tail.at(-1)?.to ?? base.seq,
  epoch: base.epoch,
  steps: tail.length,
});

/** A copy that lives as long as the object: for tests, the simulation, and browsers without storage. */
export function memoryCopy(): DeviceCopy {
  let contents: DeviceCopyContents | null = null;
  return {
    load: async () => contents,
    async replace(base) {
      contents = { base, tail: [] };
    },
    async append(changes) {
      const judged = judgeAppend(contents && headOf(contents), changes);
      if (judged === 'append') contents = { ...contents!, tail: [...contents!.tail, changes] };
      return judged === 'again' ? 'again' : 'done';
    },
    async erase() {
      contents = null;
    },
  };
}
