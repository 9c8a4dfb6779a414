import { groupBy } from '../kernel/group-by.ts';
import { remembering } from '../kernel/remember.ts';
import { scenePlace } from '../scene/sets/scene-place.ts';
import type { ProjectState } from '../state.ts';
import { rowsOf } from './rows-of.ts';
import type { Timetable } from './timetable.ts';

type Inputs = readonly unknown[];

const rememberByTable = remembering<Timetable, Inputs>();

/**
 * Everything that a day of the board, its clock and its working time are computed from, as objects that never change:
 * the same list until one of them is another.
 */
export function inputsOfDay(state: ProjectState, day: Timetable): Inputs {
  const { project, board, episode, character, location, scene, breakdownItem, elementPlan, timetableRow } =
    state;
  const rows = rowsOf(state, day._id);
  const whole = [rows, project, board, episode, character, location, elementPlan];
  // Of how many a part is one, the rows of other days say (TT13).
  const parted = rows.some(({ part }) => part !== null) ? timetableRow : null;
  return rememberByTable(day, [...whole, scene, breakdownItem, parted], (last) => {
    const items = groupBy(breakdownItem, 'sceneId');
    const inputs = rows.flatMap(({ sceneData, part }) => {
      const one = sceneData ? scene.get(sceneData) : undefined;
      if (!sceneData || !one) return [];
      // Where it is taken to be hangs on the scenes of its building too (SL9).
      const place = scenePlace(state, one);
      const parts = part === null ? null : groupBy(timetableRow, 'sceneData').get(sceneData);
      return [one, items.get(sceneData), place?.key, place?.name, parts];
    });
    return keptList(last, [...whole, ...inputs]);
  });
}

function keptList(last: Inputs | undefined, inputs: Inputs): Inputs {
  const isSame = last?.length === inputs.length && last.every((input, i) => input === inputs[i]);
  return isSame ? last : inputs;
}
