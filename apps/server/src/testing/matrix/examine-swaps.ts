import {
  applyChanges,
  can,
  findCommand,
  type Id,
  leadsIn,
  mayGive,
  memberOf,
  ownPartsOf,
  type ProjectState,
  refusalOfParts,
  TABLE_NAMES,
} from '@ddak/domain';
import type { LogEntry } from '../../sync/sync-store.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Every id that a text holds. */
export const idsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(UUID)].map(([id]) => id.toLowerCase()));

/** A project as it stood, and all that has happened to it since. */
export interface Played {
  readonly projectId: Id;
  /** Files of it. */
  readonly files: readonly Id[];
  readonly before: ProjectState;
  readonly log: readonly LogEntry[];
}

/** The ids of all rows that the project has had, and of its files. */
export function rowsOf({ projectId, files, before, log }: Played): ReadonlySet<string> {
  const made = log.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.op === 'insert' ? change.row._id : [])),
  );
  return new Set([
    projectId,
    ...files,
    ...TABLE_NAMES.flatMap((table) => [...before[table].keys()]),
    ...made,
  ]);
}

/** Those who have taken part in it, at any moment. */
export function peopleOf({ before, log }: Played): ReadonlySet<string> {
  const joined = log.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.table === 'projectMember' && change.op === 'insert' ? change.row.userId : [],
    ),
  );
  return new Set([...[...before.projectMember.values()].map(({ userId }) => userId), ...joined]);
}

/** What the server does in somebody's name, whatever their rights are. */
const isByServer = (name: string): boolean => {
  const needs = findCommand(name)?.needs;
  return needs !== undefined && 'kind' in needs && needs.kind === 'server';
};

/** All that is wrong with what was done: by whom it must not be, rights that were raised, rows that are another's. */
export function examineLog(played: Played, foreign: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  let state = played.before;
  for (const entry of played.log) {
    const what = `${played.projectId} ${entry.seq} ${entry.name} by ${entry.actorName}`;
    if (!isByServer(entry.name)) faults.push(...examineEntry(state, entry).map((why) => `${what}: ${why}`));
    for (const id of idsIn(JSON.stringify(entry.changes)))
      if (foreign.has(id)) faults.push(`${what}: names ${id} of another project`);
    state = applyChanges(state, entry.changes);
  }
  return faults;
}

const HANGING: ReadonlySet<string> = new Set(['comment', 'attachment']);

function examineEntry(state: ProjectState, entry: LogEntry): string[] {
  const actor = memberOf(state, entry.actorId);
  if (!actor) return ['takes no part'];
  const faults: string[] = [];
  const needs = findCommand(entry.name)?.needs;
  if (needs && 'section' in needs && !can(actor, needs.right, needs.section)) {
    const { section, byLeads } = needs;
    // AC30; what hung on a thing that went, went with it.
    const own = entry.changes.filter(({ table, op }) => op !== 'delete' || !HANGING.has(table));
    const leads = byLeads && leadsIn(actor, section);
    if (!leads || refusalOfParts(state, ownPartsOf(state, actor.userId), section, own))
      faults.push('without the right');
  }
  for (const change of entry.changes) {
    if (change.table !== 'projectMember') continue;
    const now = change.op === 'update' ? state.projectMember.get(change._id)! : change.row;
    const held = change.op === 'update' ? [now, { ...now, ...change.after }] : [now];
    if (held.some((one) => one.role === 'owner' || !mayGive(actor, one))) faults.push('raises rights');
    const asked = [...state.crewRequest.values()].some(({ user }) => user === now.userId);
    if (change.op === 'insert' && !asked) faults.push('brings in somebody who has not asked');
  }
  return faults;
}

/** Routes that answer everybody alike, in their answer's body, or for which nothing is what is asked for. */
const ANSWER_ALL: readonly string[] = [
  'POST /projects/:id/commands',
  'GET /projects/:id/feed',
  // Of a version that is not the project's: none is under way, and none is ended.
  'GET /projects/:id/screenplays/:sid/refinement',
  'DELETE /projects/:id/screenplays/:sid/refinement',
];

/** The first of the ids in a path is the project's. */
export function examineGrant(
  { route, ids }: { readonly route: string; readonly ids: readonly string[] },
  isClosed: (id: string) => boolean,
  isForeignTo: (projectId: string, id: string) => boolean,
): string | null {
  const [projectId = '', ...objects] = ids;
  if (ANSWER_ALL.slice(0, 2).includes(route)) return null;
  if (isClosed(projectId)) return `was let into ${route} of ${projectId}`;
  if (ANSWER_ALL.includes(route)) return null;
  const object = objects.find((id) => isForeignTo(projectId, id));
  return object === undefined ? null : `was given ${object} by ${route} of ${projectId}`;
}
