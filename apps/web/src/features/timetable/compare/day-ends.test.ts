import {
  addDays,
  buildCallsheetView,
  dayClock,
  daysOf,
  formatClock,
  holdDays,
  type Id,
  paidMinutes,
  ratesOf,
  rowsOf,
  rulesInForce,
  workDayOf,
} from '@ddak/domain';
import { readProblem } from '@ddak/scheduler';
import { boardProblem, planOfBoard, USUAL_WEIGHTS, weighBoard } from '@ddak/scheduler/board';
import { Production, SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { boardView } from '../view/board-view.ts';

const KINDS = ['집합', '세팅', '식사', '휴식', '대기', '정리'] as const;

/** Days at one house with phases among the scenes, some longer than planned, some begun at a set time, some split. */
function film(seed: number, from = '2026-12-01') {
  const random = new SeededRandom(seed);
  const roll = (below: number) => random.int(0, below - 1);
  const production = new Production({ seed });
  const days = [0, 1, 2].map((n) => production.day(addDays(from, n), { calltime: 360 + roll(8) * 30 }));
  const cast = ['민준', '서연', '지호', '하은', '도윤'].map((name) => production.character(name));
  for (let n = 1; n <= 12; n++) {
    const timetableId = days[roll(3)]!;
    const phase = { kind: KINDS[roll(KINDS.length)]!, label: '', minutes: 15 + roll(6) * 15, note: '' };
    if (roll(2) === 0)
      production.run('addPhaseRow', {
        rowId: production.newId(),
        timetableId,
        afterRowId: null,
        phaseData: phase,
      });
    const plannedMinutes = 30 + roll(8) * 15;
    const place = { setName: '민준의 집', setting: 'INT' as const };
    const scene = production.scene(n, { ...place, plannedMinutes }, [cast[n % cast.length]!]);
    const [row] = production.allocate(timetableId, scene);
    if (roll(4) === 0) production.run('editRow', { rowId: row!, patch: { minutes: 45 + roll(5) * 20 } });
    const fixedStart = roll(6) === 0 ? 900 + roll(6) * 30 : null;
    if (fixedStart) production.run('editRow', { rowId: row!, patch: { fixedStart } });
    if (roll(6) === 0) production.split(row!, days[roll(3)]!);
  }
  return { production, days };
}

function endsOf({ production, days }: ReturnType<typeof film>) {
  const { state, boardId } = production;
  const options = {
    days,
    mayMove: 'all',
    withPool: true,
    calls: true,
    weights: USUAL_WEIGHTS,
    closures: [],
  } as const;
  const read = readProblem(boardProblem(state, boardId, options));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const panel = new Map(planOfBoard(state, boardId, read.problem).days.map((day) => [day.day, day.release]));
  const board = new Map(boardView(state, boardId).days.map((day) => [day.timetableId, day.end]));
  return { panel, board };
}

function sheetEnd(production: Production, timetableId: Id): string {
  const callsheetId = production.newId();
  production.run('makeCallsheet', { callsheetId, timetableId });
  const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' });
  return view?.facts.find(({ label }) => label === '종료 예정')?.value ?? '';
}

describe('the end of a day', () => {
  it('BP2: is one for board, panel and sheet, on random days', () => {
    let compared = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const made = film(seed);
      const { panel, board } = endsOf(made);
      for (const day of made.days) {
        const { end, rows } = dayClock(made.production.state, day);
        // A plan has no two things at once: where rows run over each other, the checks say so (PC5).
        if (rows.length === 0 || rows.some(({ overlap }) => overlap > 0)) continue;
        expect(board.get(day), `board, seed ${seed}`).toBe(end);
        if (panel.has(day)) expect(panel.get(day), `panel, seed ${seed}`).toBe(end);
        expect(sheetEnd(made.production, day), `sheet, seed ${seed}`).toBe(formatClock(end));
        compared += panel.has(day) ? 1 : 0;
      }
    }
    expect(compared).toBeGreaterThan(60);
  });
});

/** The crew as the labour rules pay it: at least the whole plain day. */
function crewByLaw({ state, boardId }: Production): number {
  const rules = rulesInForce();
  const plain = rules.dayHours.value;
  const days = daysOf(state, boardId).filter((day) => rowsOf(state, day._id).some((row) => row.sceneData));
  const paid = days.map((day) => {
    const work = workDayOf(state, day)!;
    // A short day is paid as if nobody had left before its eight hours were over.
    const { worked, night } = paidMinutes(work, rules);
    const whole = { ...work, start: 540, end: 540 + Math.max(worked, plain), pauses: [] };
    const byHours = paidMinutes(whole, rules);
    return byHours.paid + (night - byHours.night) * (rules.nightPremium.value / 100);
  });
  return (paid.reduce((sum, minutes) => sum + minutes, 0) * ratesOf(state).crewDay) / plain;
}

it('CO7 LB11: the crew of a board costs what the labour rules pay it, with breaks, nights and holidays', () => {
  let compared = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { production, days } = film(seed, '2026-12-24');
    const { state, boardId } = production;
    if (days.some((day) => dayClock(state, day).rows.some(({ overlap }) => overlap > 0))) continue;
    const { crew, overtime } = weighBoard(state, boardId)!.moneyParts;
    expect(crew + overtime, `seed ${seed}`).toBeCloseTo(crewByLaw(production), 3);
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});

it('CO8: the board holds its cast for as many days as the reckoning of proposals, on random days', () => {
  let compared = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const { production, days } = film(seed);
    const { state, boardId } = production;
    if (days.some((day) => dayClock(state, day).rows.some(({ overlap }) => overlap > 0))) continue;
    const { castHoldDays } = weighBoard(state, boardId)!.preferenceParts;
    expect(holdDays(state, boardId), `seed ${seed}`).toBe(castHoldDays);
    compared += castHoldDays > 0 ? 1 : 0;
  }
  expect(compared).toBeGreaterThan(5);
});
