import { applyChanges, COMMANDS, type CommandName, type ProjectState, planCommand } from '@ddak/domain';
import { Hand, makeArgs, Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { boardView } from './board-view.ts';
import { placeOptions, poolView, startFilter } from './pool-view.ts';

const NAMES = (Object.keys(COMMANDS) as CommandName[]).filter((name) => name !== 'createProject');

/** The same rows, all of them other objects: nothing is remembered of them. */
const strangerTo = (state: ProjectState): ProjectState =>
  Object.fromEntries(
    Object.entries(state).map(([table, rows]) => [
      table,
      new Map([...rows].map(([id, row]) => [id, structuredClone(row)])),
    ]),
  ) as unknown as ProjectState;

it.each([1, 2, 3])(
  'what is remembered of a board is what would be computed anew, after any command (seed %i)',
  (seed) => {
    const production = new Production({ seed });
    const { boardId } = production;
    const random = new SeededRandom(seed);
    const people = [{ _id: production.ownerId, name: '정서윤' }];
    const views = (state: ProjectState) => ({
      board: boardView(state, boardId),
      pool: poolView(state, boardId, startFilter),
      places: placeOptions(state),
    });
    let changed = 0;
    for (let step = 0; step < 600; step++) {
      const name = random.one(NAMES);
      const args = makeArgs(name, new Hand(production.state, random, people));
      if (args === null || name === 'archiveProject') continue;
      const plan = planCommand(production.state, { name, args }, production.context(), true);
      if (plan.kind !== 'changes') continue;
      production.state = applyChanges(production.state, plan.changes);
      changed += 1;
      expect(views(production.state)).toEqual(views(strangerTo(production.state)));
    }
    expect(changed).toBeGreaterThan(100);
    expect(production.state.timetableRow.size).toBeGreaterThan(0);
  },
);
