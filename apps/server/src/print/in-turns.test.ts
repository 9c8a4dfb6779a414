import { buildSceneListView, buildTimetableView, timetableViewSteps } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { inTurns, jsonSteps } from './in-turns.ts';

const DAYS = 60;

function production(): Production {
  const made = new Production();
  for (let i = 0; i < DAYS; i++) {
    const day = made.day(`2026-${i < 30 ? '11' : '12'}-${String((i % 30) + 1).padStart(2, '0')}`);
    made.allocate(day, made.scene(i + 1));
  }
  return made;
}

/** How often others have had their turn until it was done, and what came of it. */
async function turnsOf<T>(steps: Generator<void, T>): Promise<{ turns: number; made: T }> {
  let turns = 0;
  let ended = false;
  const tick = (): void => {
    if (ended) return;
    turns += 1;
    setImmediate(tick);
  };
  setImmediate(tick);
  const made = await inTurns(steps);
  ended = true;
  return { turns, made };
}

it('builds the view of a plan day by day: the same, while others have their turn', async () => {
  const { state, boardId } = production();
  const { turns, made } = await turnsOf(timetableViewSteps(state, boardId));
  expect(made).toEqual(buildTimetableView(state, boardId));
  expect(turns).toBeGreaterThanOrEqual(DAYS);
});

it('writes a view in parts as it would be written whole', async () => {
  const { state, boardId } = production();
  for (const view of [
    buildTimetableView(state, boardId)!,
    buildSceneListView(state),
    { a: undefined, b: [] },
  ]) {
    const { turns, made } = await turnsOf(jsonSteps(view));
    expect(JSON.parse(made.toString())).toEqual(JSON.parse(JSON.stringify(view)));
    if ('days' in view) expect(turns).toBeGreaterThanOrEqual(DAYS / 10);
  }
});
