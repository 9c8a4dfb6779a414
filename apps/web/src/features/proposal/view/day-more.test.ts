import { solve } from '@ddak/scheduler';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { Solver } from '../solver.ts';
import { startAsk } from './ask.ts';
import { dayMoreFor } from './day-more.ts';
import { putQuestion, runProposals } from './run-proposals.ts';

/** The engine itself, here instead of in a worker, for so many steps instead of so long. */
const engine: Solver = {
  solve: async (problem, { milliseconds: _, ...wish }) => {
    const result = solve(problem, { ...wish, budget: { steps: 20_000 } });
    if (!result.ok) return { kind: 'refused', contradictions: result.contradictions };
    return { kind: 'found', answer: result.answer };
  },
  stop: () => undefined,
  close: () => undefined,
};

/** Days from a Monday on with scenes of so many minutes in one house, of which the third is lost; what a day more is worth. */
async function afterLossOf(minutes: readonly (readonly number[])[]) {
  const film = new Production();
  let no = 0;
  const days = minutes.map((scenes, i) => {
    const day = film.day(`2026-12-1${4 + i}`, { calltime: 420 });
    const ids = scenes.map((plannedMinutes) =>
      film.scene(++no, { setName: '집', setting: 'INT', plannedMinutes }),
    );
    film.allocate(day, ...ids);
    return day;
  });
  const closures = [{ kind: 'day' as const, timetableId: days[2]! }];
  const ask = { ...startAsk(film.state, film.boardId, '2026-11-01'), closures };
  const put = putQuestion(film.state, film.boardId, ask);
  if (!put.ok) throw new Error(JSON.stringify(put.refusal));
  const watch = { isStopped: () => false, newId: film.newId };
  const outcome = await runProposals(engine, put.asked, ask, { ...watch, onBetter: () => undefined });
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  return dayMoreFor(engine, put.asked, ask, outcome.found, watch);
}

describe('a day more after a loss', () => {
  it('BP16: is offered where it leaves most of the plan as it is', async () => {
    const more = await afterLossOf([[400, 300], [400, 300], [320, 320], [120]]);
    expect(more).toMatchObject({ moved: 2, instead: 4, added: [{ tableDate: '2026-12-21' }] });
  });

  it('BP16: is not where others take what is lost as it is', async () => {
    expect(await afterLossOf([[400], [400], [200, 200], [200]])).toBeNull();
  });
});
