import { type Id, namedIds, type ProjectState, personCalled, removedThing } from '@ddak/domain';
import type { FeedEntry } from '@ddak/protocol';

/** SN13: what somebody has removed of what a command of mine is about; I too, on another device. */
export interface GoneThing {
  /** What the history brings it back by. */
  readonly removed: Id;
  /** `한지원 님이 이 씬을 지웠어요.` */
  readonly message: string;
}
export type GoneThings = ReadonlyMap<Id, GoneThing>;

/**
 * SN13: what came up the feed, held against the commands of mine that wait or were refused (`open`). What was known before
 * stays while one of them names it. `before` and `after`: the confirmed rows around it.
 */
export function goneUnder(
  known: {
    readonly gone: GoneThings;
    readonly open: readonly { readonly args: unknown }[];
    readonly before: ProjectState;
    readonly after: ProjectState;
    readonly me: Id;
  },
  entries: readonly FeedEntry[],
): GoneThings {
  const { gone, open, before, after, me } = known;
  if (open.length === 0) return gone.size === 0 ? gone : new Map();
  const named = new Set(open.flatMap(({ args }) => namedIds(args)));
  const things = new Map([...gone].filter(([id]) => named.has(id)));
  for (const { actorId, changes } of entries)
    for (const change of changes) {
      if (change.op === 'insert') things.delete(change.row._id);
      if (change.op !== 'delete' || !named.has(change._id)) continue;
      const { _id, words } = removedThing(before, after, change.table, change._id);
      const who = actorId === me ? '내가' : `${personCalled(after, actorId)} 님이`;
      things.set(change._id, { removed: _id, message: `${who} ${words}` });
    }
  return things;
}

/** The first of what a command is about that somebody has removed. */
export function goneOf(things: GoneThings, args: unknown): GoneThing | undefined {
  if (things.size === 0) return undefined;
  const id = namedIds(args).find((one) => things.has(one));
  return id === undefined ? undefined : things.get(id);
}
