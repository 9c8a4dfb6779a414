import { applyChanges, type Id, type ProjectState, planCommand, rowsOf } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { withJoined } from '../row-handles.ts';
import { boardView } from './board-view.ts';
import { type Cargo, type DropTarget, dropCommand } from './drop.ts';
import { menuTarget, type Place } from './menu-target.ts';
import { settleTarget } from './settle-target.ts';
import { type Lane, moveStep } from './steps.ts';
import { targetAt } from './target-at.ts';

const LONG = import.meta.env.DDAK_LONG === '1';
const MOVES = LONG ? 1_000 : 50;
const HEIGHT = 50;

/** Five days with what opens and closes them, a meal, scenes, and some of these joined. */
function film(random: SeededRandom): Production {
  const production = new Production();
  let sceneNo = 0;
  for (let no = 1; no <= 5; no++) {
    const timetableId = production.day(`2026-12-0${no}`);
    const phase = (kind: '집합' | '식사' | '정리') => {
      const afterRowId = rowsOf(production.state, timetableId).at(-1)?._id ?? null;
      const phaseData = { kind, label: '', minutes: 30, note: '' };
      production.run('addPhaseRow', { rowId: production.newId(), timetableId, afterRowId, phaseData });
    };
    const scenes = (count: number) =>
      production.allocate(timetableId, ...Array.from({ length: count }, () => production.scene(++sceneNo)));
    phase('집합');
    const rows = scenes(random.int(2, 4));
    if (no !== 2) phase('식사');
    scenes(2);
    if (no !== 4) phase('정리');
    if (no % 2 === 0) production.run('joinRows', { rowIds: rows.slice(0, 2) });
  }
  return production;
}

describe('a move', () => {
  it(`TT22: ends alike by drag, by keys and by menu (${MOVES} random ones)`, () => {
    const random = new SeededRandom(1_313);
    const production = film(random);
    const { boardId } = production;
    const daysIn = (state: ProjectState) => boardView(state, boardId).days;
    const lanesIn = (state: ProjectState): Lane[] => [
      { id: null, keys: [] },
      ...daysIn(state).map((day) => ({ id: day.timetableId, keys: day.rows.map(({ rowId }) => rowId) })),
    ];
    const orderIn = (state: ProjectState) => lanesIn(state).map(({ keys }) => keys.join(' '));
    const drop = (state: ProjectState, cargo: Cargo, aimed: DropTarget): ProjectState => {
      const command = dropCommand(cargo, settleTarget(state, cargo, aimed), () => production.newId());
      const plan = command && planCommand(state, command, production.context());
      if (plan?.kind === 'refuse') throw new Error(plan.refusal.code);
      return plan?.kind === 'changes' ? applyChanges(state, plan.changes) : state;
    };
    const laneOf = (state: ProjectState, rowId: Id) =>
      lanesIn(state).findIndex(({ keys }) => keys.includes(rowId));

    const byDrag = (state: ProjectState, cargo: Cargo, to: number, place: Place) => {
      const lane = lanesIn(state)[to]!;
      const y = place === 'first' ? 0 : lane.keys.length * HEIGHT;
      const target = targetAt(state, drawn(lane), { x: 0, y }, cargo, lanesIn(state));
      return target ? drop(state, cargo, target) : state;
    };
    const byMenu = (state: ProjectState, cargo: Cargo, to: number, place: Place) =>
      drop(state, cargo, menuTarget(daysIn(state)[to - 1]!, place, cargo));
    const byKeys = (before: ProjectState, cargo: Cargo, to: number, place: Place) => {
      let state = before;
      let from = laneOf(state, cargo.ids[0]!);
      const stayed = from === to;
      const press = (key: 'left' | 'right' | 'up' | 'down'): boolean => {
        const target = moveStep(lanesIn(state), cargo.ids, key);
        const next = target ? drop(state, cargo, target) : state;
        const moved = orderIn(next).join() !== orderIn(state).join();
        state = next;
        return moved;
      };
      for (; from !== to; from = laneOf(state, cargo.ids[0]!)) press(from < to ? 'right' : 'left');
      if (place === 'first') while (press('up'));
      else if (stayed) while (press('down'));
      return state;
    };

    let { state } = production;
    const moved = { anew: 0 };
    for (let i = 0; i < MOVES; i++) {
      const from = random.one(lanesIn(state).filter(({ keys }) => keys.length > 0));
      const at = random.int(0, from.keys.length - 1);
      const picked = from.keys.slice(at, at + random.int(1, 3));
      const all = withJoined({ board: boardView(state, boardId) }, picked);
      const cargo: Cargo = { kind: 'rows', ids: from.keys.filter((key) => all.includes(key)) };
      const to = random.int(1, 5);
      const place = random.one(['first', 'last'] as const);
      const [dragged, keyed, chosen] = [byDrag, byKeys, byMenu].map((way) =>
        orderIn(way(state, cargo, to, place)),
      );
      expect(keyed, `move ${i} by keys`).toEqual(chosen);
      expect(dragged, `move ${i} by drag`).toEqual(chosen);
      const next = byMenu(state, cargo, to, place);
      if (orderIn(next).join() !== orderIn(state).join()) moved.anew++;
      state = next;
    }
    expect(moved.anew).toBeGreaterThan(MOVES / 2);
  });
});

/** The ground of a day as `targetAt` reads it: its rows one below the other. */
function drawn(lane: Lane): Element {
  const rows = lane.keys.map((row, i) => ({
    dataset: { row },
    getBoundingClientRect: () => ({ top: i * HEIGHT, height: HEIGHT }),
  }));
  const day = { dataset: { day: lane.id }, querySelectorAll: () => rows };
  const ground: Partial<Element> = {
    closest: ((selector: string) => (selector === '[data-day]' ? day : null)) as never,
  };
  return ground as Element;
}
