import { USUAL_COSTS } from '@ddak/domain';
import { readProblem, verifyPlan } from '@ddak/scheduler';
import { boardProblem, planOfBoard, USUAL_WEIGHTS } from '@ddak/scheduler/board';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type Ask, askDays, profilesOf, startAsk } from './ask.ts';
import type { Asked } from './asked.ts';
import { stayingAfter, waitingAfter } from './changed-days.ts';
import { sayClosure } from './closures.ts';
import { isOlderThan } from './is-older.ts';
import { proposalView } from './proposal-view.ts';
import { putQuestion, runProposals } from './run-proposals.ts';

const PLACE = USUAL_COSTS.placeDay.value;

function shoot() {
  const film = new Production();
  const junho = film.character('준호');
  const home = { setName: '집', plannedMinutes: 120 } as const;
  const scenes = [1, 2, 3].map((n) => film.scene(n, home, [junho]));
  const days = ['2026-12-01', '2026-12-02'].map((date) => film.day(date, { calltime: 480 }));
  film.allocate(days[0]!, scenes[0]!);
  film.allocate(days[1]!, scenes[1]!);
  film.run('setCostRates', { ratesId: film.newId(), patch: { crewDay: 0, shootDay: 0, companyMove: 0 } });
  return { film, junho, scenes, days };
}

function question(film: Production, ask: Ask): Asked {
  const put = putQuestion(film.state, film.boardId, ask);
  if (!put.ok) throw new Error(JSON.stringify(put.refusal));
  return put.asked;
}
const answerFor = (asked: Asked, plan: ReturnType<typeof planOfBoard>) => ({
  plan,
  score: verifyPlan(asked.problem, plan),
  cost: 0,
  bound: 0,
  proven: false,
  gapPercent: 12.2,
  leftOver: [],
  by: 'search' as const,
  fewestDays: 1,
  steps: 0,
});

describe('자동 배치 asks', () => {
  it('BP5: for days from today on that are not locked and have not begun', () => {
    const { film, days } = shoot();
    film.run('editTimetable', { timetableId: days[0]!, patch: { locked: true } });
    expect(askDays(film.state, film.boardId, '2026-11-01').map((day) => day.closed)).toEqual([
      'locked',
      null,
    ]);
    expect(startAsk(film.state, film.boardId, '2026-11-01').days).toEqual([days[1]]);
    expect(startAsk(film.state, film.boardId, '2026-12-24').days).toEqual([]);
    expect(askDays(film.state, film.boardId, '2026-12-24').map((day) => day.closed)).toEqual([
      'locked',
      'past',
    ]);
  });

  it('TT2: tells the days of two units apart, in what is asked and in what has happened', () => {
    const { film, days } = shoot();
    const timetableId = film.day('2026-12-01', { unit: 'B' });
    const titles = askDays(film.state, film.boardId, '2026-11-01').map(({ title }) => title);
    expect(titles).toEqual(['12.1 화', '12.1 화 B팀', '12.2 수']);
    const said = [days[0]!, timetableId].map((id) =>
      sayClosure(film.state, { kind: 'day', timetableId: id }),
    );
    expect(said).toEqual(['12.1 화 촬영 취소', '12.1 화 B팀 촬영 취소']);
  });

  it('BP5: for what was asked, least change and least waiting; for the ways out once something fell away', () => {
    const { film, days } = shoot();
    const ask = startAsk(film.state, film.boardId, '2026-11-01');
    const titles = (one: Ask, hasPlan = true) => profilesOf(one, hasPlan).map(({ title }) => title);
    expect(titles(ask)).toEqual(['고른 기준대로', '가장 덜 바꾸기', '대기와 이동 줄이기']);
    expect(titles(ask, false)).toEqual(['고른 기준대로', '대기와 이동 줄이기']);
    const lost = { ...ask, closures: [{ kind: 'day', timetableId: days[0]! }] as const };
    expect(titles(lost)).toEqual(['가장 덜 바꾸기', '아낄 만큼만 바꾸기', '가장 많이 아끼기']);
    expect(titles(lost, false)).toEqual(titles(ask, false));
    expect(sayClosure(film.state, lost.closures[0])).toBe('12.1 화 촬영 취소');
  });

  it('BP5: answers only with plans that differ', async () => {
    const { film } = shoot();
    const ask = startAsk(film.state, film.boardId, '2026-11-01');
    const asked = question(film, ask);
    const answer = answerFor(asked, planOfBoard(film.state, film.boardId, asked.problem));
    const solver = {
      solve: async () => ({ kind: 'found' as const, answer }),
      stop: () => undefined,
      close: () => undefined,
    };
    const watch = { onBetter: () => undefined, isStopped: () => false };
    expect(await runProposals(solver, asked, ask, watch)).toMatchObject({ kind: 'found', found: [{}] });
  });
});

describe('a proposal as it is shown', () => {
  it('tells each changed day strip by strip, and money only to whom may see it', () => {
    const { film, junho, scenes, days } = shoot();
    film.run('setPersonPay', {
      payId: film.newId(),
      crewId: null,
      characterId: junho,
      dayRate: 100,
      holdRate: 50,
    });
    const asked = question(film, startAsk(film.state, film.boardId, '2026-11-01'));
    const rows = scenes.map((scene, i) => ({
      kind: 'scene' as const,
      scene,
      start: 480 + 120 * i,
      end: 600 + 120 * i,
    }));
    const plan = { days: [{ day: days[0]!, call: 480, release: 840, rows }], leftOver: [] };
    const view = (seesCost: boolean) =>
      proposalView(film.state, asked, '고른 기준대로', answerFor(asked, plan), seesCost);
    expect(view(true)).toMatchObject({
      money: { after: PLACE + 100, by: -PLACE - 100 },
      moved: 1,
      placed: 1,
      quality: '더 찾아도 최대 11%까지만 더 줄일 수 있어요.',
    });
    expect(view(false).money).toBeNull();
    const less = { ...answerFor(asked, plan) };
    const short = { ...less, score: { ...less.score, minutesLeftOver: 999 } };
    expect(view(true).priceParts).toEqual(['장소 −₩700,000', '배우 출연 −₩100']);
    expect(proposalView(film.state, asked, '안', short, true)).toMatchObject({
      money: { after: PLACE + 100, by: 0 },
      priceParts: [],
    });
    expect(waitingAfter(view(true).days, days)).toBe(0);
    expect(waitingAfter(view(true).days, [days[1]!])).toBe(1);
    expect([days, [days[0]!], [days[1]!]].map((taken) => stayingAfter(view(true).days, taken))).toEqual([
      0, 1, 0,
    ]);
    expect(
      view(true).days.map((day) => day.strips.map(({ label, note }) => `${label} ${note}`.trim())),
    ).toEqual([['S#1', 'S#2 12.2 수에서', 'S#3 미배정에서'], ['S#2 12.1 화로']]);
  });

  it('counts the rules that are broken where something may change, not those on days that stay', () => {
    const { film, days } = shoot();
    const asked = question(film, { ...startAsk(film.state, film.boardId, '2026-11-01'), days: [days[0]!] });
    const answer = answerFor(asked, planOfBoard(film.state, film.boardId, asked.problem));
    const breach = {
      rule: 'light' as const,
      severity: 'hard' as const,
      by: 1,
      weight: 1,
      scenes: [],
      who: null,
    };
    const broken = (day: string) => ({
      ...answer,
      score: { ...answer.score, hardBreaches: 1, breaches: [{ ...breach, days: [day] }] },
    });
    const view = (day: string) => proposalView(film.state, asked, '안', broken(day), false);
    expect(view(days[0]!)).toMatchObject({ hardBreaches: 1, warnings: [expect.stringContaining('빛')] });
    expect(view(days[1]!)).toMatchObject({ hardBreaches: 0, warnings: [] });
  });

  it('is older than the board once a row has moved, and not when something else changed', () => {
    const { film, scenes, days } = shoot();
    const asked = question(film, startAsk(film.state, film.boardId, '2026-11-01'));
    film.run('addCrewTeam', { crewTeamId: film.newId(), name: '촬영', colour: 1, calltimeOffset: 0 });
    expect(isOlderThan(asked, film.state)).toBe(false);
    film.allocate(days[0]!, scenes[2]!);
    expect(isOlderThan(asked, film.state)).toBe(true);
  });

  it('is not older for the order of columns in a row: days that were added for it come with another', () => {
    const { film, days } = shoot();
    const asked = question(film, startAsk(film.state, film.boardId, '2026-11-01'));
    const { _id, ...rest } = film.state.timetable.get(days[0]!)!;
    const turned = new Map(film.state.timetable).set(_id, { ...rest, _id });
    expect(isOlderThan(asked, { ...film.state, timetable: turned })).toBe(false);
    turned.set(_id, { ...rest, _id, note: '우천 시 연기' });
    expect(isOlderThan(asked, { ...film.state, timetable: turned })).toBe(true);
  });

  it('CO6: asks with usual prices where those of the production may not be read', () => {
    const { film, junho, days } = shoot();
    film.run('setPersonPay', {
      payId: film.newId(),
      crewId: null,
      characterId: junho,
      dayRate: 100,
      holdRate: 50,
    });
    const blind = { ...film.state, personPay: new Map(), locationCost: new Map(), costRates: new Map() };
    const ask = { ...startAsk(film.state, film.boardId, '2026-11-01'), weights: USUAL_WEIGHTS };
    const read = readProblem(boardProblem(blind, film.boardId, { ...ask, days }));
    expect(read.ok && read.problem.people.map((one) => one.dayRate)).toEqual([USUAL_COSTS.castDay.value]);
  });
});
