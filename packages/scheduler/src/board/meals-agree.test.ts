import { type ArgsOf, checkBoard, rowsOf } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { readProblem } from '../problem/read-problem.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { boardProblem, planOfBoard, USUAL_WEIGHTS } from './index.ts';

type Kind = ArgsOf<'addPhaseRow'>['phaseData']['kind'];

/** A day of scenes, and of meals and other rows anywhere among them; some that eat before the first or after the last. */
function randomDay(random: SeededRandom) {
  const production = new Production();
  const timetableId = production.day('2026-12-01', { calltime: random.int(72, 108) * 5 });
  const scenes = Array.from({ length: random.int(1, 5) }, (_, i) =>
    production.scene(i + 1, { setName: '집', setting: 'INT', plannedMinutes: random.int(6, 50) * 5 }),
  );
  production.allocate(timetableId, ...scenes);
  const put = (kind: Kind, after: number) => {
    const rows = rowsOf(production.state, timetableId);
    const phaseData = { kind, label: '', minutes: random.int(0, 12) * 5, note: '' };
    const afterRowId = rows.at(after)?._id ?? null;
    production.run('addPhaseRow', { rowId: production.newId(), timetableId, afterRowId, phaseData });
  };
  for (let i = random.int(0, 2); i > 0; i--) put('식사', random.int(0, scenes.length - 1));
  for (let i = random.int(0, 2); i > 0; i--) put(random.one(['정리', '식사']), -1);
  for (let i = random.int(0, 3); i > 0; i--)
    put(random.one(['집합', '세팅', '식사']), Number.POSITIVE_INFINITY);
  return { production, timetableId };
}

it('LB5: the board and the scheduler see the same days without a first meal in time, by as much, on 400 random ones', () => {
  let seen = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const { production, timetableId } = randomDay(new SeededRandom(seed));
    const { state, boardId } = production;
    const options = {
      days: [timetableId],
      mayMove: 'all',
      withPool: true,
      calls: false,
      closures: [],
    } as const;
    const read = readProblem(boardProblem(state, boardId, { ...options, weights: USUAL_WEIGHTS }));
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const score = verifyPlan(read.problem, planOfBoard(state, boardId, read.problem));
    const proposed = score.breaches.flatMap(({ rule, by }) => (rule === 'meal' ? [by] : []));
    const onBoard = checkBoard(state, boardId)
      .get(timetableId)!
      .flatMap(({ ruleId, excess }) => (ruleId === 'mealWithin' ? [excess] : []));
    expect([seed, ...proposed]).toEqual([seed, ...onBoard]);
    seen += onBoard.length;
  }
  expect(seen).toBeGreaterThan(50);
});
