import {
  applyChanges,
  type Change,
  can,
  changedId,
  emptyState,
  findCommand,
  leadsIn,
  mayChangeAsLead,
  mayGive,
  mayReadTarget,
  memberOf,
  type Need,
  ownPartsOf,
  type ProjectMember,
  type ProjectState,
  refusalOfParts,
  type Section,
  tableDefinition,
} from '@ddak/domain';
import type { LogEntry } from '@ddak/server';
import { canonical, difference } from './canonical.ts';

/** Faults of a log: gaps, commands that stand twice, and a replay that does not end in the rows that are there. */
export function examineLog(log: readonly LogEntry[], state: ProjectState): string[] {
  const faults = log.flatMap(({ seq }, i) => (seq === i + 1 ? [] : [`the log has ${seq} at place ${i + 1}`]));
  const seen = new Set<string>();
  let replayed = emptyState();
  for (const entry of log) {
    const key = `${entry.actorId}/${entry.commandId}`;
    if (seen.has(key)) faults.push(`${entry.name} ${entry.commandId} stands twice in the log`);
    seen.add(key);
    if (!isAllowed(replayed, entry))
      faults.push(
        `${entry.name} ${entry.commandId} of ${entry.actorId} stands in the log without the right to it`,
      );
    replayed = applyChanges(replayed, entry.changes);
  }
  const lines = difference(canonical(state), canonical(replayed));
  return [...faults, ...lines.map((line) => `the replay of the log ${line}`)];
}

/** Whether the actor had the right to this entry when it was made, by the state before it. */
function isAllowed(state: ProjectState, { name, actorId, changes }: LogEntry): boolean {
  const member = memberOf(state, actorId);
  const needs = findCommand(name)?.needs;
  if (needs && 'kind' in needs) return true;
  if (changes.some((change) => raisesRights(state, member, change))) return false;
  if (!needs) return mayHaveUndone(state, member, changes);
  return can(member, needs.right, needs.section) || mayHaveLed(state, member, needs, changes);
}

/** AC30: whether a lead has changed only what is their own teams', and what goes along with it. */
function mayHaveLed(
  state: ProjectState,
  member: ProjectMember | undefined,
  { section, byLeads }: Extract<Need, { readonly section: Section }>,
  changes: readonly Change[],
): boolean {
  if (!member || !byLeads || !leadsIn(member, section)) return false;
  // Comments and files on what goes, go: no plan of a command names them.
  const planned = changes.filter(
    ({ table, op }) => op !== 'delete' || (table !== 'comment' && table !== 'attachment'),
  );
  return refusalOfParts(state, ownPartsOf(state, member.userId), section, planned) === null;
}

/** AC9: whether somebody has dealt out more than they hold. */
function raisesRights(state: ProjectState, actor: ProjectMember | undefined, change: Change): boolean {
  if (change.table !== 'projectMember') return false;
  const row = change.op === 'update' ? state.projectMember.get(change._id)! : change.row;
  const after = change.op === 'update' ? { ...row, ...change.after } : row;
  return !mayGive(actor, row) || !mayGive(actor, after);
}

/** UN4, UN7: what they may change by hand, and what goes along with a row that they may bring back or take away. */
function mayHaveUndone(
  state: ProjectState,
  actor: ProjectMember | undefined,
  changes: readonly Change[],
): boolean {
  const byHand = (change: Change): boolean => {
    if (change.table === 'comment') return mayChangeComment(state, actor, change);
    if (change.table === 'attachment') return mayChangeAttached(state, actor, change);
    // SC21: what a name is instead follows its thing.
    if (change.table === 'noPerson' && change.op === 'update' && can(actor, 'write', 'breakdown'))
      return true;
    if (followsAge(change, changes)) return true;
    return (
      can(actor, 'write', tableDefinition(change.table).section) || mayChangeAsLead(state, actor, change)
    );
  };
  const moved = (list: readonly Change[]): string[] =>
    list.flatMap((change) => (change.op === 'update' ? [] : changedId(change)));
  let left = changes.filter((change) => !byHand(change));
  let ends = moved(changes.filter(byHand));
  while (left.length > 0) {
    const along = left.filter(
      (change) =>
        ends.some((id) => JSON.stringify(change).includes(id)) || goesByName(state, change, changes),
    );
    if (along.length === 0) return false;
    left = left.filter((change) => !along.includes(change));
    ends = [...ends, ...moved(along)];
  }
  return true;
}

const OF_AGE: ReadonlySet<string> = new Set(['minorClass', 'ageKnown', 'under19From', 'adultFrom']);
const AGE_COMES_FROM: ReadonlySet<string> = new Set(['personContact', 'timetable', 'project']);

/** SC23, SC24: how old a character is follows from birth dates and shooting dates, whoever changes those. */
const followsAge = (change: Change, changes: readonly Change[]): boolean =>
  change.table === 'character' &&
  change.op === 'update' &&
  Object.keys(change.after).every((column) => OF_AGE.has(column)) &&
  changes.some(({ table }) => AGE_COMES_FROM.has(table));

/** EL10: what a thing costs has no id of a row of it, but its name. */
function goesByName(state: ProjectState, change: Change, changes: readonly Change[]): boolean {
  if (change.table !== 'itemCost') return false;
  const names = thingNames(state, change);
  return changes.some(
    (other) =>
      other.table === 'breakdownItem' && thingNames(state, other).some((name) => names.includes(name)),
  );
}

/** What the thing of a row was called and is called, without regard to spaces and case. */
function thingNames(state: ProjectState, change: Change & { table: 'itemCost' | 'breakdownItem' }): string[] {
  const names =
    change.op === 'update'
      ? [change.before.name, change.after.name, state[change.table].get(change._id)?.name]
      : [change.row.name];
  return names.flatMap((name) => name?.replaceAll(/\s/g, '').toLowerCase() ?? []);
}

/** CM9: one's own, all for who manages the project, and of its settling whoever reads it. */
function mayChangeComment(
  state: ProjectState,
  actor: ProjectMember | undefined,
  change: Change & { table: 'comment' },
): boolean {
  const row = change.op === 'update' ? state.comment.get(change._id)! : change.row;
  const settles = change.op === 'update' && 'resolved' in change.after;
  const own = row.author === actor?.userId || can(actor, 'write', 'project');
  return mayReadTarget(actor, row) && (own || settles);
}

/** AT5: one's own, and what hangs on what one may write. */
function mayChangeAttached(
  state: ProjectState,
  actor: ProjectMember | undefined,
  change: Change & { table: 'attachment' },
): boolean {
  const row = change.op === 'update' ? state.attachment.get(change._id)! : change.row;
  const writes = can(actor, 'write', tableDefinition(row.targetKind).section);
  return mayReadTarget(actor, row) && (writes || row.addedBy === actor?.userId);
}
