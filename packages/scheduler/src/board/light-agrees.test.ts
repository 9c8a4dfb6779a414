import { checkBoard, SETTINGS, TIMES_OF_DAY } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { readProblem } from '../problem/read-problem.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { boardProblem, planOfBoard, USUAL_WEIGHTS } from './index.ts';

/** A day of random scenes, on the five minutes on which proposals lie. */
function randomDay(random: SeededRandom) {
  const production = new Production();
  const day = production.day(`2026-${random.one(['03', '06', '09', '12'])}-1${random.int(0, 9)}`, {
    calltime: random.int(48, 240) * 5,
  });
  production.allocate(
    day,
    ...[1, 2, 3, 4, 5].map((no) =>
      production.scene(no, {
        setName: '강가',
        setting: random.one([...SETTINGS, null]),
        timeOfDay: random.one([...TIMES_OF_DAY, null]),
        timeText: random.one(['', '저녁', '노을']),
        windowVisible: random.chance(0.3),
        // A twilight of more is asked for in parts (BP7).
        plannedMinutes: random.int(4, 30) * 5,
      }),
    ),
  );
  return { production, day };
}

it('PC3: the board and the scheduler see the same scenes without their light, on 400 random days', () => {
  let seen = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const { production, day } = randomDay(new SeededRandom(seed));
    const { state, boardId } = production;
    const options = { days: [day], mayMove: 'all', withPool: true, calls: false, closures: [] } as const;
    const read = readProblem(boardProblem(state, boardId, { ...options, weights: USUAL_WEIGHTS }));
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const score = verifyPlan(read.problem, planOfBoard(state, boardId, read.problem));
    const proposed = score.breaches.filter(({ rule }) => rule === 'light').flatMap(({ scenes }) => scenes);
    const onBoard = checkBoard(state, boardId)
      .get(day)!
      .filter(({ ruleId }) => ruleId === 'light')
      .flatMap(({ rowIds }) => rowIds)
      .map((id) => state.timetableRow.get(id)!.sceneData);
    expect([seed, ...proposed.toSorted()]).toEqual([seed, ...onBoard.toSorted()]);
    seen += onBoard.length;
  }
  expect(seen).toBeGreaterThan(300);
});
