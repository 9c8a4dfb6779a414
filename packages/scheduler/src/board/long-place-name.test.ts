import { MOST_LABEL, rowsOf } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { readProblem } from '../problem/read-problem.ts';
import { solve } from '../solve/solve.ts';
import { boardProblem, proposalOf, USUAL_WEIGHTS } from './index.ts';

it('BP3: a move to a place whose name is longer than a 일정 줄 may be is named by its beginning', () => {
  const film = new Production();
  const long = '장마에 무너진 '.repeat(20).slice(0, 119).trimEnd();
  for (const [i, setName] of [`${long}집`, `${long}길`].entries())
    film.scene(i + 1, { setName, plannedMinutes: 60 });
  const days = [film.day('2026-12-01', { calltime: 480 })];
  const asked = {
    days,
    mayMove: 'all',
    withPool: true,
    calls: false,
    weights: USUAL_WEIGHTS,
    closures: [],
  } as const;
  const read = readProblem(boardProblem(film.state, film.boardId, asked));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const found = solve(read.problem, { seed: 1, budget: { steps: 200 } });
  if (!found.ok) throw new Error('the film contradicts itself');
  const proposal = { problem: read.problem, plan: found.answer.plan, days, lost: [] };
  film.run('acceptProposal', proposalOf(film.state, film.boardId, proposal, film.newId)!);
  const moves = rowsOf(film.state, days[0]!).flatMap(({ phaseData }) =>
    phaseData?.kind === '이동' ? [phaseData.label] : [],
  );
  expect(moves).toHaveLength(1);
  expect(moves[0]).toMatch(/^이동 · 장마에 무너진 .*…$/);
  expect(moves[0]!.length).toBeLessThanOrEqual(MOST_LABEL);
});
