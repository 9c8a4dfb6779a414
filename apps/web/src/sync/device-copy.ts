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

const LONGEST_TAIL = 200;

/** What to do with changes that are to continue a copy. */
export function judgeAppend(
  contents: DeviceCopyContents | null,
  changes: CopiedChanges,
): 'append' | 'known' | 'again' {
  if (!contents || contents.base.epoch !== changes.epoch) return 'again';
  const seq = contents.tail.at(-1)?.to ?? contents.base.seq;
  if (seq >= changes.to) return 'known';
  return seq === changes.from && contents.tail.length < LONGEST_TAIL ? 'append' : 'again';
}

/** A copy that lives as long as the object: for tests, the simulation, and browsers without storage. */
export function memoryCopy(): DeviceCopy {
  let contents: DeviceCopyContents | null = null;
  return {
    load: async () => contents,
    async replace(base) {
      contents = { base, tail: [] };
    },
    async append(changes) {
      const judged = judgeAppend(contents, changes);
      if (judged === 'append') contents = { ...contents!, tail: [...contents!.tail, changes] };
      return judged === 'again' ? 'again' : 'done';
    },
    async erase() {
      contents = null;
    },
  };
}
