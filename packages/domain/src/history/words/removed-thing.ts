import type { Id } from '../../kernel/id.ts';
import { josa } from '../../kernel/josa.ts';
import type { ProjectState } from '../../state.ts';
import type { TableName } from '../../tables.ts';
import { TABLE_WORDS } from './table-words.ts';

/** What has become of a thing that is gone: `이 씬을 지웠어요.` `_id`: what its history is found by. */
export interface RemovedThing {
  readonly _id: Id;
  readonly words: string;
}

/** SN13: a row goes with its scene or its day: then it is said of those. `before` and `after`: around its removal. */
export function removedThing(
  before: ProjectState,
  after: ProjectState,
  table: TableName,
  _id: Id,
): RemovedThing {
  const row = table === 'timetableRow' ? before.timetableRow.get(_id) : undefined;
  const { sceneData, timetableId } = row ?? {};
  if (sceneData && !after.scene.has(sceneData)) return deleted(sceneData, 'scene');
  if (timetableId && !after.timetable.has(timetableId)) return deleted(timetableId, 'timetable');
  const scene = sceneData ? after.scene.get(sceneData) : undefined;
  if (!scene) return deleted(_id, table);
  const words =
    scene.status === 'parked' ? '이 씬을 보류했어요.' : '이 씬을 날에서 빼고 미배정으로 되돌렸어요.';
  return { _id, words };
}

const deleted = (_id: Id, table: TableName): RemovedThing => ({
  _id,
  words: `이 ${josa(TABLE_WORDS[table], '을/를')} 지웠어요.`,
});
