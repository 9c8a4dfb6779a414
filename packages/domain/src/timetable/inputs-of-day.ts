import { groupBy } from '../kernel/group-by.ts';
import { scenePlace } from '../scene/sets/scene-place.ts';
import type { ProjectState } from '../state.ts';
import { rowsOf } from './rows-of.ts';
import type { Timetable, TimetableRow } from './timetable.ts';

type Inputs = readonly unknown[];

/** What a day hangs on as a whole. */
const WHOLE = ['project', 'board', 'episode', 'character', 'location', 'elementPlan'] as const;
/** Those, and of which it hangs on what its scenes have there. */
const TABLES = [...WHOLE, 'scene', 'breakdownItem'] as const;

interface Looked {
  readonly rows: readonly TimetableRow[];
  /** Those of `TABLES`; where a part is among the rows, those of other days too: of how many it is one, they say (TT13). */
  readonly tables: readonly unknown[];
  readonly inputs: Inputs;
}
const looked = new WeakMap<Timetable, Looked>();

/**
 * Everything that a day of the board, its clock and its working time are computed from, as objects that never change:
 * the same list until one of them is another. Asked for each day at each change, so a look makes nothing.
 */
export function inputsOfDay(state: ProjectState, day: Timetable): Inputs {
  const rows = rowsOf(state, day._id);
  const last = looked.get(day);
  if (last && last.rows === rows && isSame(last.tables, state)) return last.inputs;
  const tables: unknown[] = TABLES.map((table) => state[table]);
  if (rows.some(({ part }) => part !== null)) tables.push(state.timetableRow);
  const inputs = keptList(last?.inputs, listOf(state, rows));
  looked.set(day, { rows, tables, inputs });
  return inputs;
}

function isSame(tables: readonly unknown[], state: ProjectState): boolean {
  for (const [i, table] of TABLES.entries()) if (tables[i] !== state[table]) return false;
  return tables.length === TABLES.length || tables.at(-1) === state.timetableRow;
}

function listOf(state: ProjectState, rows: readonly TimetableRow[]): Inputs {
  const items = groupBy(state.breakdownItem, 'sceneId');
  const inputs = rows.flatMap(({ sceneData, part }) => {
    const one = sceneData ? state.scene.get(sceneData) : undefined;
    if (!sceneData || !one) return [];
    // Where it is taken to be hangs on the scenes of its building too (SL9).
    const place = scenePlace(state, one);
    const parts = part === null ? null : groupBy(state.timetableRow, 'sceneData').get(sceneData);
    return [one, items.get(sceneData), place?.key, place?.name, parts];
  });
  return [rows, ...WHOLE.map((table) => state[table]), ...inputs];
}

function keptList(last: Inputs | undefined, inputs: Inputs): Inputs {
  const isSame = last?.length === inputs.length && last.every((input, i) => input === inputs[i]);
  return isSame ? last : inputs;
}
