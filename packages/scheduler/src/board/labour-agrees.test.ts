import {
  type ArgsOf,
  type Availability,
  addDays,
  checkBoard,
  dayClock,
  daysOf,
  type Id,
  rowsOf,
} from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import type { PlanScore } from '../plan/schedule-plan.ts';
import { readProblem } from '../problem/read-problem.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { solve } from '../solve/solve.ts';
import { toldBreaches } from '../verify/told-breaches.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { boardProblem, planOfBoard, proposalOf, USUAL_WEIGHTS } from './index.ts';

type Kind = ArgsOf<'addPhaseRow'>['phaseData']['kind'];

/** By the rule of the board, what the scheduler calls it, and whether it binds there. */
const RULES: Readonly<Record<string, string>> = {
  shootDay: 'dayLength hard',
  mealWithin: 'meal soft',
  breakPerFourHours: 'break soft',
  breakPerEightHours: 'break soft',
  leastRestBetweenDays: 'restCrew hard',
  restBetweenDays: 'restCrew soft',
  weekExtension: 'weekHours hard',
  weeklyDayOff: 'weeklyDayOff soft',
  under19DayExtension: 'minorDay hard',
  under19Week: 'minorWeek hard',
  under19NightFrom: 'minorHours hard',
  castAvailable: 'peopleAvailable hard',
};
/** Counted by scenes in the problem, by minutes on the board. */
const OF_SCENES = /minorHours|Available/;

/**
 * Two weeks from a Monday on which most days are worked, some by two units: scenes with meals and other rows among them, some days of 준비. A
 * youth of seventeen is in some of the scenes.
 */
function randomBoard(random: SeededRandom) {
  const production = new Production();
  const youth = production.character('세아');
  production.run('editCharacter', {
    characterId: youth,
    patch: { minorClass: 'under19', availability: away(random) },
  });
  const put = (timetableId: Id, kind: Kind, after: number, minutes: number) => {
    const afterRowId = rowsOf(production.state, timetableId).at(after)?._id ?? null;
    const phaseData = { kind, label: '', minutes, note: '' };
    production.run('addPhaseRow', { rowId: production.newId(), timetableId, afterRowId, phaseData });
  };
  const days = Array.from({ length: 14 }, (_, i) => {
    if (random.chance(0.2)) return [];
    const dayKind = random.chance(0.15) ? ('준비' as const) : ('촬영' as const);
    const calltime = random.int(60, 160) * 5;
    const day = production.day(addDays('2026-12-07', i), { calltime, dayKind });
    if (dayKind === '준비') put(day, '기타', -1, random.int(30, 140) * 5);
    else shoot(day, i);
    if (dayKind === '촬영' && random.chance(0.25)) {
      const b = production.day(addDays('2026-12-07', i), { calltime: random.int(60, 160) * 5, unit: 'B' });
      shoot(b, i + 20);
      return [day, b];
    }
    return [day];
  }).flat();
  function shoot(day: Id, i: number) {
    const scenes = Array.from({ length: random.int(1, 6) }, (_, n) => {
      const plannedMinutes = random.int(6, 30) * 5;
      const patch = { setName: '집', setting: 'INT', plannedMinutes } as const;
      return production.scene(i * 10 + n + 1, patch, random.chance(0.6) ? [youth] : []);
    });
    production.allocate(day, ...scenes);
    const meal = () => random.int(4, 14) * 5;
    for (let k = random.int(0, 2); k > 0; k--) put(day, '식사', random.int(0, scenes.length - 1), meal());
    for (let k = random.int(0, 2); k > 0; k--) put(day, random.one(['정리', '식사']), -1, meal());
    for (let k = random.int(0, 3); k > 0; k--)
      put(day, random.one(['집합', '세팅', '식사']), Number.POSITIVE_INFINITY, meal());
  }
  return { production, days };
}

/** Dates or hours at which somebody cannot be had. */
const away = (random: SeededRandom): Availability =>
  Array.from({ length: random.int(0, 3) }, () => {
    const date = addDays('2026-12-07', random.int(0, 13));
    const [start, end] = random.chance(0.5)
      ? [null, null]
      : [random.int(80, 160) * 5, random.int(170, 240) * 5];
    return { kind: 'unavailable', from: date, to: date, start, end, note: '' };
  });

const options = { mayMove: 'all', withPool: true, closures: [], weights: USUAL_WEIGHTS } as const;

function problemOf({ state, boardId }: Production, days: readonly Id[], calls: boolean): ScheduleProblem {
  const read = readProblem(boardProblem(state, boardId, { ...options, days, calls }));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.problem;
}

// What lies between days may be told on a day of 준비, which is none of the plan's.
const told = (day: Id, name: string, by: number, who: string | null) =>
  `${/rest|week/i.test(name) ? '' : day} ${name} ${OF_SCENES.test(name) ? who : Math.round(by)}`;

const toldOfPlan = ({ breaches }: PlanScore): string[] =>
  toldBreaches(breaches)
    .flatMap(({ rule, severity, by, days, who }) => {
      const name = `${rule} ${severity}`;
      return Object.values(RULES).includes(name) ? [told(days.at(-1)!, name, by, who)] : [];
    })
    .toSorted();

const toldOnBoard = (production: Production, seen = new Set<string>()): string[] =>
  [...checkBoard(production.state, production.boardId)]
    .flatMap(([day, findings]) =>
      findings.flatMap(({ ruleId, excess, subject }) => {
        const name = RULES[ruleId];
        if (!name || isOfPreparation(production, day, ruleId)) return [];
        seen.add(ruleId);
        return [told(day, name, excess, subject)];
      }),
    )
    .toSorted();

it('BP1, LB3 to LB10, PC2: the board and the scheduler find the same of labour and availability, by as much, on 300 random boards', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 300; seed++) {
    const { production, days } = randomBoard(new SeededRandom(seed));
    const problem = problemOf(production, days, false);
    const score = verifyPlan(problem, planOfBoard(production.state, production.boardId, problem));
    expect(toldOfPlan(score), `seed ${seed}`).toEqual(toldOnBoard(production, seen));
  }
  expect([...seen].toSorted()).toEqual(Object.keys(RULES).toSorted());
});

it('BP1, LB14, TT36: they find the same where days were shot at other times than planned, on 300 random boards', () => {
  let found = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const random = new SeededRandom(seed);
    const { production, days } = randomBoard(random);
    const before = toldOnBoard(production).join();
    for (const day of days) if (random.chance(0.4)) shootLate(production, day, random);
    const problem = problemOf(production, days, false);
    const score = verifyPlan(problem, planOfBoard(production.state, production.boardId, problem));
    const onBoard = toldOnBoard(production);
    expect(toldOfPlan(score), `seed ${seed}`).toEqual(onBoard);
    if (onBoard.join() !== before) found++;
  }
  expect(found).toBeGreaterThan(100);
});

/** Every row of a day was as long as planned or longer, one after the other. */
function shootLate(production: Production, day: Id, random: SeededRandom): void {
  let free = 0;
  for (const { rowId, start, minutes } of dayClock(production.state, day).rows) {
    const actualStart = Math.max(start, free);
    const actualEnd = actualStart + minutes + random.int(0, 10) * 5;
    production.run('recordRow', { rowId, patch: { state: 'done', actualStart, actualEnd } });
    free = actualEnd;
  }
}

it('BP3: after a proposal is taken over the board finds what was said of it, on 100 random boards', () => {
  let found = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const { production, days } = randomBoard(new SeededRandom(seed));
    const problem = problemOf(production, days, seed % 2 === 0);
    // So short a search leaves some rules broken.
    const solved = solve(problem, { seed, budget: { steps: 50 }, withBound: false });
    if (!solved.ok) throw new Error(JSON.stringify(solved.contradictions));
    const taken = { problem, plan: solved.answer.plan, days, lost: [], emptied: 'rest' } as const;
    const args = proposalOf(production.state, production.boardId, taken, production.newId);
    if (args) production.run('acceptProposal', args);
    const onBoard = toldOnBoard(production);
    expect(toldOfPlan(solved.answer.score), `seed ${seed}`).toEqual(onBoard);
    found += onBoard.length;
  }
  expect(found).toBeGreaterThan(30);
});

/** Of a day of 준비 by itself, or of the rest between two of them: no plan has to do with that. */
function isOfPreparation({ state, boardId }: Production, day: Id, ruleId: string): boolean {
  const { tableDate, dayKind } = state.timetable.get(day)!;
  if (dayKind === '촬영' || ruleId.startsWith('week')) return false;
  const before = daysOf(state, boardId).findLast((one) => one.tableDate < tableDate);
  return !/rest/i.test(ruleId) || before?.dayKind === '준비';
}
