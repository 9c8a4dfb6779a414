import {
  daysOf,
  formatClock,
  josa,
  nameOfDay,
  type ProjectState,
  plannedScenes,
  type Scene,
  type Span,
  type Timetable,
} from '@ddak/domain';
import { scarceThings } from '../scarce-elements.ts';
import type { Window } from './window.ts';

const ALL_DAY = { start: 0, end: 2 * 24 * 60 };

/** Nobody is with two units at once, and nothing of which there is one: whoever set starts hold at another unit that day. */
export function inOtherUnit(state: ProjectState, day: Timetable): (scene: Scene) => Window[] {
  const held = daysOf(state, day.boardId).flatMap((other) =>
    other.tableDate === day.tableDate && other._id !== day._id ? heldBy(state, other) : [],
  );
  return (scene) => {
    const own = new Set(whoAndWhat(state, scene).map(({ key }) => key));
    return held
      .filter(({ key }) => own.has(key))
      .map(({ key, name, unit, span }): Window => {
        const time = `${formatClock(span.start)}–${formatClock(span.end)}`;
        return {
          key: `${key} ${unit}`,
          spans: [
            { start: ALL_DAY.start, end: span.start },
            { start: span.end, end: ALL_DAY.end },
          ],
          words: `${josa(name, '은/는')} ${time}에 ${unit}에 고정`,
        };
      });
  };
}

interface Held {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** From the first set start that needs them to the end of the last: between the two nobody goes to another unit. */
  readonly span: Span;
}

function heldBy(state: ProjectState, other: Timetable): Held[] {
  const set = plannedScenes(state, other).filter(({ row }) => row.fixedStart !== null);
  const uses = set.flatMap(({ scene, start, end }) =>
    whoAndWhat(state, scene).map((one) => ({ ...one, start, end })),
  );
  const unit = nameOfDay(state, other);
  return [...Map.groupBy(uses, ({ key }) => key).values()].map((list) => ({
    key: list[0]!.key,
    name: list[0]!.name,
    unit,
    span: {
      start: Math.min(...list.map(({ start }) => start)),
      end: Math.max(...list.map(({ end }) => end)),
    },
  }));
}

const whoAndWhat = (state: ProjectState, scene: Scene): { key: string; name: string }[] => [
  ...scene.characters.flatMap(({ _id }) => {
    const person = state.character.get(_id);
    return person ? [{ key: _id, name: person.name }] : [];
  }),
  ...scarceThings(state, scene),
];
