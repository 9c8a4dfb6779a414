import { diffPlans, solve, verifyPlan } from '@ddak/scheduler';
import { sayDaysNeeded } from '@ddak/scheduler/board';
import { Production, SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { Solver } from '../solver.ts';
import { type Ask, LESS_WAITING, startAsk } from './ask.ts';
import type { Asked, Found } from './asked.ts';
import { daysNeededFor } from './days-needed.ts';
import { proposalView } from './proposal-view.ts';
import { keepsWord, putQuestion, runProposals } from './run-proposals.ts';

const watch = { onBetter: () => undefined, isStopped: () => false };

/** The engine itself, here instead of in a worker, for so many steps instead of so long. */
const engine: Solver = {
  solve: async (problem, { milliseconds: _, ...wish }) => {
    const result = solve(problem, { ...wish, budget: { steps: 4000 } });
    if (!result.ok) return { kind: 'refused', contradictions: result.contradictions };
    return { kind: 'found', answer: result.answer };
  },
  stop: () => undefined,
  close: () => undefined,
};

/** Twelve scenes of three people at three places on five days, not very well placed, and a sixth day that is free. */
function shoot() {
  const film = new Production();
  const cast = ['준호', '미영', '형사'].map((name) => film.character(name));
  cast.forEach((characterId) => {
    const rates = { dayRate: 600_000, holdRate: 300_000 };
    film.run('setPersonPay', { payId: film.newId(), crewId: null, characterId, ...rates });
  });
  const days = [1, 2, 3, 4, 5, 6].map((n) => film.day(`2026-12-0${n}`, { calltime: 480 }));
  for (let n = 1; n <= 12; n++) {
    const home = { setName: ['집', '병원', '카페'][n % 3]!, plannedMinutes: 90 };
    const scene = film.scene(n, home, [cast[n % 3]!, cast[(n * 5) % 2]!]);
    if (n <= 10) film.allocate(days[n % 5]!, scene);
  }
  return { film, days };
}

async function proposals(film: Production, ask: Ask): Promise<{ asked: Asked; found: readonly Found[] }> {
  const put = putQuestion(film.state, film.boardId, ask);
  if (!put.ok) throw new Error(JSON.stringify(put.refusal));
  const outcome = await runProposals(engine, put.asked, ask, watch);
  if (outcome.kind !== 'found') throw new Error(JSON.stringify(outcome));
  return { asked: put.asked, found: outcome.found };
}

describe('자동 배치', () => {
  it('SE9: proposes plans that differ, the best for what was asked first', async () => {
    const { film } = shoot();
    const { asked, found } = await proposals(film, startAsk(film.state, film.boardId, '2026-11-01'));
    expect(found.length).toBeGreaterThan(1);
    expect(found[0]?.title).toBe('고른 기준대로');
    for (const [i, { answer }] of found.entries()) {
      expect(answer.score).toEqual(verifyPlan(asked.problem, answer.plan));
      expect([answer.score.hardBreaches, answer.score.minutesLeftOver]).toEqual([0, 0]);
      expect(answer.score.worth).toBeGreaterThanOrEqual(found[0]!.answer.score.worth);
      expect(answer.bound).toBeGreaterThanOrEqual(found[0]!.answer.bound);
      for (const other of found.slice(0, i))
        expect(
          diffPlans(asked.problem, other.answer.plan, answer.plan).some(({ from, to }) => from !== to),
        ).toBe(true);
    }
  });

  it('BP2: leaves the clock of a day that has begun as the board has it', async () => {
    const { film, days } = shoot();
    const night = film.scene(13, { setName: '들', setting: 'EXT', timeOfDay: 'night', plannedMinutes: 60 });
    const [row] = film.allocate(days[0]!, night);
    film.run('recordRow', { rowId: row!, patch: { state: 'done' } });
    const { asked, found } = await proposals(film, startAsk(film.state, film.boardId, '2026-11-01'));
    const dayOf = ({ days: all }: typeof asked.before.plan) => all.find(({ day }) => day === days[0])!;
    expect(dayOf(asked.before.plan).release).toBeLessThan(17 * 60);
    for (const { answer } of found) {
      expect(dayOf(answer.plan)).toEqual(dayOf(asked.before.plan));
      expect(answer.score).toEqual(verifyPlan(asked.problem, answer.plan));
    }
  });

  it('SE12: answers a lost day with ways out, the one that moves least first, each with its price by what is paid for', async () => {
    const { film, days } = shoot();
    const lost = days[1]!;
    const ask = startAsk(film.state, film.boardId, '2026-11-01');
    const { asked, found } = await proposals(film, {
      ...ask,
      withPool: false,
      closures: [{ kind: 'day', timetableId: lost }],
    });
    const views = found.map((one) => proposalView(film.state, asked, one.title, one.answer, true));
    const [first, ...others] = views;
    expect(others.length).toBeGreaterThan(0);
    expect(first?.title).toBe('가장 덜 바꾸기');
    expect(first?.moved).toBe(
      asked.before.plan.days.find(({ day }) => day === lost)!.rows.filter(isScene).length,
    );
    expect(first?.days.some(({ strips }) => strips.length > 0)).toBe(true);
    for (const { answer } of found) expect(answer.plan.days.some(({ day }) => day === lost)).toBe(false);
    for (const other of others) {
      expect(other.moved).toBeGreaterThan(first!.moved);
      expect(other.money!.after).toBeLessThan(first!.money!.after);
      expect(other.priceParts).toContainEqual(expect.stringMatching(/^배우 출연 −₩/));
    }
    const hidden = proposalView(film.state, asked, 'x', found[0]!.answer, false);
    expect([hidden.money, hidden.priceParts]).toEqual([null, []]);
  });

  it('SE13: a set start before the call is named as what no plan keeps, and stays on its row', async () => {
    const film = new Production();
    const day = film.day('2026-12-01', { calltime: 420 });
    const [row] = film.allocate(day, film.scene(1, { setName: '집', plannedMinutes: 60 }));
    film.run('editRow', { rowId: row!, patch: { fixedStart: 300 } });
    const { asked, found } = await proposals(film, startAsk(film.state, film.boardId, '2026-11-01'));
    for (const { title, answer } of found)
      expect(proposalView(film.state, asked, title, answer, false).warnings).toEqual([
        '12월 1일: 고정 맞지 않음 (S#1)',
      ]);
    expect(film.state.timetableRow.get(row!)?.fixedStart).toBe(300);
  });

  it('BP8: leaves what is too much in the pool, keeps the hard rules, and says how many days it takes', async () => {
    const film = new Production();
    const days = [1, 2].map((n) => film.day(`2026-12-0${n}`, { calltime: 480 }));
    for (let n = 1; n <= 12; n++)
      film.scene(n, { setName: '집', setting: 'INT', timeOfDay: 'day', plannedMinutes: 240 });
    const ask = startAsk(film.state, film.boardId, '2026-11-01');
    const { asked, found } = await proposals(film, ask);
    for (const { answer } of found) {
      expect(answer.score.hardBreaches).toBe(0);
      expect(answer.leftOver).toHaveLength(8);
    }
    const still = { isStopped: () => false, newId: film.newId };
    const needed = await daysNeededFor(engine, asked, ask, found[0]!.answer, still);
    // 630 minutes of a day hold two scenes of 240; four days a week, the week of the board from its Tuesday on.
    expect(needed).toMatchObject({ has: days.length, needs: 6 });
    expect(needed!.days.map((id) => needed!.state.timetable.get(id)!.tableDate)).toEqual([
      '2026-12-03',
      '2026-12-04',
      '2026-12-07',
      '2026-12-08',
    ]);
    expect(sayDaysNeeded(needed!)).toBe('2일로는 부족해요. 약 6일이 필요해요.');
    const none = await daysNeededFor(engine, asked, ask, found[0]!.answer, {
      ...still,
      isStopped: () => true,
    });
    expect(none).toBeNull();
  });

  it('BP5: never offers as less waiting and fewer moves what has not less of both, on random films', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const random = new SeededRandom(seed);
      const pick = (below: number) => random.int(0, below - 1);
      const film = new Production({ seed });
      const cast = ['준호', '미영', '형사', '순자'].map((name) => film.character(name));
      const days = [1, 2, 3, 4, 5].map((n) => film.day(`2026-12-0${n}`, { calltime: 480 }));
      for (let n = 1; n <= 12; n++) {
        const setName = ['집', '병원', '카페', '옥상'][pick(4)]!;
        const people = cast.filter(() => pick(3) === 0);
        const scene = film.scene(n, { setName, setting: 'INT', plannedMinutes: 60 + 30 * pick(4) }, people);
        if (pick(4) > 0) film.allocate(days[pick(days.length)]!, scene);
      }
      const { found } = await proposals(film, startAsk(film.state, film.boardId, '2026-11-01'));
      const parts = ({ answer }: Found) => answer.score.preferenceParts;
      for (const one of found.filter(({ title }) => title === LESS_WAITING))
        for (const other of found.filter((each) => each !== one)) {
          expect(parts(one).castHoldDays, `seed ${seed}`).toBeLessThan(parts(other).castHoldDays);
          expect(parts(one).moves, `seed ${seed}`).toBeLessThan(parts(other).moves);
        }
    }
  });

  it('BP5: offers less waiting and fewer moves only where there is less of both', () => {
    const one = (title: string, castHoldDays: number, moves: number) =>
      ({ title, answer: { score: { preferenceParts: { castHoldDays, moves } } } }) as unknown as Found;
    const titles = (...found: Found[]) =>
      found.filter((one) => keepsWord(found, one)).map(({ title }) => title);
    const asked = one('고른 기준대로', 4, 3);
    expect(titles(asked, one('대기와 이동 줄이기', 3, 2))).toHaveLength(2);
    expect(titles(asked, one('대기와 이동 줄이기', 3, 3))).toEqual(['고른 기준대로']);
    expect(titles(asked, one('가장 덜 바꾸기', 2, 9), one('대기와 이동 줄이기', 3, 2))).toHaveLength(2);
  });
});

const isScene = (row: { readonly kind: string }): boolean => row.kind === 'scene';
