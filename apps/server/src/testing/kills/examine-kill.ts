import { isDeepStrictEqual } from 'node:util';
import { applyChanges, emptyState, type Id, type ProjectState } from '@ddak/domain';
import type { Pool } from '../../db/pool.ts';
import { PgStore } from '../../sync/pg-store.ts';
import type { LogEntry } from '../../sync/sync-store.ts';
import type { Sending, Writer } from './writer.ts';

/** What a project's log was found to say, as far as it has been looked at. */
export interface Known {
  seq: number;
  state: ProjectState;
  /** Where each command stands, by who sent it. */
  readonly places: Map<string, number>;
}

export const knowsNothing = (): Known => ({ seq: 0, state: emptyState(), places: new Map() });

export interface Losses {
  lost: number;
  twice: number;
}

const keyOf = (actorId: Id, commandId: Id): string => `${actorId}/${commandId}`;

/**
 * Holds the rows and the log of a project that somebody has just been killed over against each other, and against what
 * was answered: all that is wrong.
 */
export async function examineKill(
  pool: Pool,
  projectId: Id,
  { known, sendings, losses }: { known: Known; sendings: readonly Sending[]; losses: Losses },
): Promise<string[]> {
  const store = new PgStore(pool, async () => {});
  const snapshot = (await store.readSnapshot(projectId))!;
  const faults: string[] = [];
  for (let read = -1; read !== 0; ) {
    const part = await store.readLog(projectId, known.seq, 1_000);
    const entries = part.filter(({ seq }) => seq <= snapshot.seq);
    for (const entry of entries) faults.push(...take(known, entry, losses));
    read = entries.length;
  }
  if (known.seq !== snapshot.seq) faults.push(`the head is at ${snapshot.seq}, the log ends at ${known.seq}`);
  if (!isDeepStrictEqual(snapshot.state, known.state)) faults.push('the rows are not what the log gives');
  return [...faults, ...sendings.flatMap((sending) => examineAnswer(sending, known, losses))];
}

function take(known: Known, entry: LogEntry, losses: Losses): string[] {
  const faults: string[] = [];
  const key = keyOf(entry.actorId, entry.commandId);
  if (entry.seq !== known.seq + 1) faults.push(`after ${known.seq} the log goes on with ${entry.seq}`);
  if (known.places.has(key)) {
    losses.twice += 1;
    faults.push(`${key} stands at ${known.places.get(key)} and at ${entry.seq}`);
  }
  known.places.set(key, entry.seq);
  known.seq = entry.seq;
  known.state = applyChanges(known.state, entry.changes);
  return faults;
}

const isDone = (outcome: string): boolean => outcome === 'committed' || outcome === 'adjusted';

/** What was acknowledged is there, where it was said to be; what was refused is not. */
function examineAnswer({ sender, sent, answer }: Sending, known: Known, losses: Losses): string[] {
  if (!answer) return [];
  const place = known.places.get(keyOf(sender, sent._id));
  if (isDone(answer.outcome) ? place === answer.seq : place === undefined) return [];
  if (place === undefined) losses.lost += 1;
  return [`${sent.name} ${sent._id} was answered ${answer.outcome} ${answer.seq}, and stands at ${place}`];
}

/**
 * Sends everything once more: what was answered is answered the same, what was carried out without an answer is
 * answered by where it stands, and the rest is carried out now. How many of each.
 */
export async function sendAgain(
  writer: Writer,
  sendings: readonly Sending[],
  known: Known,
): Promise<{ faults: string[]; carriedOut: number; anew: number }> {
  const open = sendings.filter(({ answer }) => !answer);
  const mine = [...sendings];
  for (let at = 0; at < mine.length; at += 100) while (!(await writer.deliver(mine.slice(at, at + 100))));
  const placed = open.filter(({ sender, sent }) => known.places.has(keyOf(sender, sent._id)));
  const faults = placed
    .filter(({ sender, sent, answer }) => answer?.seq !== known.places.get(keyOf(sender, sent._id)))
    .map(({ sent, answer }) => `${sent._id} was carried out, and is answered ${JSON.stringify(answer)}`);
  return { faults, carriedOut: placed.length, anew: open.length - placed.length };
}
