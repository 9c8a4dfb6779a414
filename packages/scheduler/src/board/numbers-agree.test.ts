import { addDays, boardCost, dayClock, dayMoves, daysOf, holdDays, type Id } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import type { PlanScore, SchedulePlan } from '../plan/schedule-plan.ts';
import { readProblem } from '../problem/read-problem.ts';
import { solve } from '../solve/solve.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { boardProblem, planOfBoard, proposalOf, scoreAsTaken, USUAL_WEIGHTS } from './index.ts';

/** Scenes of five people at four places, of which two lie at one address and one is not known, on days of two units with gaps between. */
function randomBoard(random: SeededRandom) {
  const production = new Production();
  const people = Array.from({ length: 5 }, (_, i) => production.character(`인물 ${i + 1}`));
  const places = Array.from({ length: 4 }, (_, i) => production.location(`촬영지 ${i + 1}`));
  for (const [i, latitude] of [37.5, 37.51, 37.5].entries()) {
    const patch = { address: '서울', latitude, longitude: 127 };
    production.run('editLocation', { locationId: places[i]!, patch });
  }
  const days = [0, 1, 2, 4, 7, 8, 20].map((i) => production.day(addDays('2026-12-07', i), { calltime: 420 }));
  for (let no = 1; no <= 18; no++) {
    const setName = random.one(['집', '집 거실', '가게', '거리', '']);
    const plannedMinutes = random.int(4, 30) * 5;
    const at = random.chance(0.6) ? { location: random.one(places) } : {};
    const cast = people.filter(() => random.chance(0.35));
    const scene = production.scene(no, { setName, setting: 'INT', plannedMinutes, ...at }, cast);
    if (random.chance(0.8)) production.allocate(random.one(days), scene);
  }
  return { production, days };
}

const ofBoard = ({ state, boardId }: Production) => {
  const moves = daysOf(state, boardId).map((day) => dayMoves(state, day));
  const shot = daysOf(state, boardId).filter(({ dayKind }) => dayKind === '촬영');
  return {
    moves: moves.reduce((sum, { planned, unplanned }) => sum + planned + unplanned.length, 0),
    held: holdDays(state, boardId),
    money: boardCost(state, boardId),
    latest: Math.max(0, ...shot.map(({ _id }) => dayClock(state, _id).end)),
  };
};

const ofPlan = ({ days }: SchedulePlan, { preferenceParts, money }: PlanScore) => ({
  moves: preferenceParts.moves,
  held: preferenceParts.castHoldDays,
  money: Math.round(money),
  latest: Math.max(0, ...days.map(({ release }) => release)),
});

const options = {
  mayMove: 'all',
  withPool: true,
  calls: true,
  closures: [],
  weights: USUAL_WEIGHTS,
} as const;

function problemOf({ state, boardId }: Production, days: readonly Id[]) {
  const read = readProblem(boardProblem(state, boardId, { ...options, days }));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.problem;
}

it('BP12, CO7, TT11: moves, waiting and ₩ of a plan, and its latest end, are those of the board once it is taken over, on 150 random boards', () => {
  let [emptied, moved] = [0, 0];
  for (let seed = 1; seed <= 150; seed++) {
    const { production, days } = randomBoard(new SeededRandom(seed));
    const { boardId } = production;
    const problem = problemOf(production, days);
    const before = planOfBoard(production.state, boardId, problem);
    const { latest: _, ...now } = ofPlan(before, verifyPlan(problem, before));
    expect(now, `seed ${seed}, before`).toEqual(withoutLatest(ofBoard(production)));
    const solved = solve(problem, { seed, budget: { steps: 300 }, withBound: false });
    if (!solved.ok) throw new Error(JSON.stringify(solved.contradictions));
    const { plan } = solved.answer;
    const taken = { problem, plan, days, lost: [], emptied: 'rest' } as const;
    const args = proposalOf(production.state, boardId, taken, production.newId);
    if (args) production.run('acceptProposal', args);
    const told = ofPlan(plan, scoreAsTaken(problem, before, plan, 'rest'));
    expect(told, `seed ${seed}`).toEqual(ofBoard(production));
    if (before.days.some(({ day }) => plan.days.every((one) => one.day !== day))) emptied++;
    if (told.moves > 0) moved++;
  }
  expect(emptied).toBeGreaterThan(20);
  expect(moved).toBeGreaterThan(100);
});

/** Of a board that lacks rows for its moves the plan's own end is later (BP2). */
const withoutLatest = ({ latest: _, ...rest }: ReturnType<typeof ofBoard>) => rest;
