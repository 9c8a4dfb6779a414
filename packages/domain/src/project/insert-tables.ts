import { type Change, insert } from '../change.ts';
import { changes, type Plan, refuse } from '../command.ts';
import type { Id } from '../kernel/id.ts';
import { applyChanges, type ProjectState } from '../state.ts';
import { stateFaults } from '../state-faults.ts';
import { TABLE_NAMES } from '../tables.ts';
import type { ExportedTables } from './exported-tables.ts';

/** Begins a project with all of these rows, or with none: they are looked at once more, as a whole. */
export function insertTables(
  state: ProjectState,
  projectId: Id,
  tables: ExportedTables,
  change: (tables: ExportedTables) => ExportedTables,
): Plan {
  if (state.project.has(projectId)) return refuse('already_exists');
  const [project, ...more] = tables.project;
  if (project?._id !== projectId || more.length > 0) return refuse('invalid', { where: 'project' });
  const made = change(tables);
  const list = TABLE_NAMES.flatMap((table) =>
    made[table].map((row) => insert(table, row as never) as Change),
  );
  const [fault] = stateFaults(applyChanges(state, list));
  const ids = new Set(list.map((one) => one.op === 'insert' && one.row._id));
  if (fault !== undefined || ids.size < list.length)
    return refuse('invalid', { where: fault ?? 'two rows have one id' });
  return changes(list);
}
