import {
  type AnyRow,
  changedId,
  emptyState,
  mayReadTable,
  type ProjectMember,
  type ProjectState,
  readableState,
  type TableName,
  type Undo,
} from '@ddak/domain';
import type { LogEntry } from './sync-store.ts';

const NAMED = 3;

function sceneName(state: ProjectState, sceneId: unknown): string | undefined {
  const scene = typeof sceneId === 'string' ? state.scene.get(sceneId) : undefined;
  return scene ? `S#${scene.sceneNo}${scene.subSceneNo}` : undefined;
}

/** What a person calls the row: its scene's number, its name, or its date. */
function rowName(state: ProjectState, table: TableName, id: string): string | undefined {
  if (table === 'scene') return sceneName(state, id);
  const row = (state[table] as ReadonlyMap<string, AnyRow>).get(id);
  if (!row) return undefined;
  const phase = row.phaseData as { label?: string; kind?: string } | null | undefined;
  const candidates = [
    sceneName(state, row.sceneData ?? row.sceneId),
    phase?.label || phase?.kind,
    row.tableDate,
    row.name,
    row.realName,
    row.title,
  ];
  return candidates.find((name): name is string => typeof name === 'string' && name !== '');
}

/** Who changed each row last. */
const lastActors = (log: readonly LogEntry[]): ReadonlyMap<string, string> =>
  new Map(
    log.flatMap(({ actorName, changes }) =>
      changes.map((change) => [`${change.table}/${changedId(change)}`, actorName] as const),
    ),
  );

/**
 * `14개 중 12개를 되돌렸어요. 하은 님이 그 뒤에 바꿨어요: S#47, S#48`. `later`: the log after the command taken back. Rows
 * and people are named to `reader` as far as they may read them.
 */
export function describeUndo(
  state: ProjectState,
  undo: Undo,
  later: readonly LogEntry[],
  reader: ProjectMember,
): string {
  const total = undo.restored + undo.left.length;
  const counts = `${total}개 중 ${undo.restored}개를 되돌렸어요.`;
  const names = new Map<string, string[]>();
  const readable = mayReadTable(reader, 'projectMember') ? readableState(state, reader) : emptyState();
  const lastActor = undo.left.length > 0 ? lastActors(later) : new Map<string, string>();
  for (const { table, _id } of undo.left) {
    const actor = lastActor.get(`${table}/${_id}`);
    const name = rowName(readable, table, _id);
    if (actor === undefined || !name) continue;
    const rows = names.get(actor);
    if (rows) rows.push(name);
    else names.set(actor, [name]);
  }
  const parts = [...names].map(([actor, rows]) => {
    const more = rows.length > NAMED ? ` 외 ${rows.length - NAMED}개` : '';
    return `${actor} 님이 그 뒤에 바꿨어요: ${rows.slice(0, NAMED).join(', ')}${more}`;
  });
  return [counts, ...parts].join(' ');
}
