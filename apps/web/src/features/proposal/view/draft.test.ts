import { type Id, rowsOf } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { startAsk } from './ask.ts';
import type { Asked } from './asked.ts';
import { compareProposals } from './compare-proposals.ts';
import { draftOf } from './draft.ts';
import { proposalView } from './proposal-view.ts';
import { putQuestion } from './run-proposals.ts';

/** Scenes 1 and 2 on two days, 3 waits; a plan that puts all of them on the first. */
function shoot() {
  const film = new Production();
  const scenes = [1, 2, 3].map((n) => film.scene(n, { setName: '집', plannedMinutes: 120 }));
  const days = ['2026-12-01', '2026-12-02'].map((date) => film.day(date, { calltime: 480 }));
  film.allocate(days[0]!, scenes[0]!);
  film.allocate(days[1]!, scenes[1]!);
  const put = putQuestion(film.state, film.boardId, startAsk(film.state, film.boardId, '2026-11-01'));
  if (!put.ok) throw new Error(JSON.stringify(put.refusal));
  const rows = scenes.map((scene, i) => ({
    kind: 'scene' as const,
    scene,
    start: 480 + 120 * i,
    end: 600 + 120 * i,
  }));
  const plan = { days: [{ day: days[0]!, call: 480, release: 840, rows }], leftOver: [] };
  return { film, scenes, days, asked: put.asked, plan };
}

function shown(
  { film, asked, plan }: ReturnType<typeof shoot>,
  days: readonly Id[],
  emptied: 'stay' | 'rest',
) {
  const { view } = viewOf(film, asked, plan);
  const wish = { plan, changed: view.days, days, emptied };
  return draftOf(film.state, film.boardId, asked, wish, film.context({}), film.newId);
}

function viewOf(film: Production, asked: Asked, plan: ReturnType<typeof shoot>['plan']) {
  const score = { ...asked.before.score, minutesLeftOver: 0 };
  const answer = {
    plan,
    score,
    cost: 0,
    bound: 0,
    proven: false,
    gapPercent: null,
    leftOver: [],
    by: 'search' as const,
    fewestDays: 1,
    steps: 0,
  };
  return { score, view: proposalView(film.state, asked, '안', answer, true) };
}

describe('a proposal on the board', () => {
  it('BP11: is the board with the acceptance applied, with what moved marked, and changes nothing', () => {
    const made = shoot();
    const before = made.film.state;
    const draft = shown(made, made.days, 'rest')!;
    expect(made.film.state).toBe(before);
    const rows = rowsOf(draft.state, made.days[0]!).filter((row) => row.sceneData !== null);
    expect(rows.map((row) => [row.sceneData, draft.marks.get(row._id) ?? ''])).toEqual([
      [made.scenes[0], ''],
      [made.scenes[1], '12.2 수에서'],
      [made.scenes[2], '미배정에서'],
    ]);
    expect(draft.state.timetable.get(made.days[1]!)?.dayKind).toBe('휴일');
    made.film.run('acceptProposal', draft.args);
    expect(rowsOf(made.film.state, made.days[0]!)).toEqual(rowsOf(draft.state, made.days[0]!));
  });

  it('BP11: is none where there is nothing of it to be had', () => {
    const made = shoot();
    expect(shown(made, [], 'stay')).toBeNull();
  });

  it('BP12: is compared line by line with the present board, and said in the words of the trade', () => {
    const { film, asked, plan } = shoot();
    const { score } = viewOf(film, asked, plan);
    const parts = { ...score.preferenceParts, castHoldDays: 2 };
    const before = {
      ...asked.before,
      score: { ...asked.before.score, preferenceParts: { ...parts, castHoldDays: 6 } },
    };
    const found = [{ plan, score: { ...score, preferenceParts: parts } }];
    const lines = compareProposals(asked.problem, before, found, true);
    const cellsOf = (name: string) =>
      lines.find((line) => line.name === name)!.cells.map(({ text, change }) => `${text} ${change}`);
    expect(cellsOf('배우 대기')).toEqual(['6일 same', '2일 better']);
    expect(cellsOf('촬영')).toEqual(['2일 same', '1일 better']);
    expect(cellsOf('마지막 날')).toEqual(['12.2 수 same', '12.1 화 better']);
    const names = (seesCost: boolean) =>
      compareProposals(asked.problem, before, found, seesCost).map(({ name }) => name);
    expect(names(true)).toContain('비용');
    expect(names(false)).not.toContain('비용');
  });

  it('BP18, BP19: places that one comes back to, and sets to be made dark, are lines where a plan has any', () => {
    const { film, asked, plan } = shoot();
    const { score } = viewOf(film, asked, plan);
    const withParts = (placeReturns: number, blackoutScenes: number) => {
      const preferenceParts = { ...score.preferenceParts, placeReturns, blackoutScenes };
      return { plan, score: { ...score, preferenceParts } };
    };
    const said = (...[before, found]: [readonly [number, number], readonly [number, number]]) =>
      compareProposals(
        asked.problem,
        { ...asked.before, ...withParts(...before), plan: asked.before.plan },
        [withParts(...found)],
        false,
      )
        .filter(({ name }) => name === '장소 재방문' || name === '암막')
        .map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]);
    expect(said([0, 0], [0, 0])).toEqual([]);
    expect(said([3, 0], [1, 2])).toEqual([
      ['장소 재방문', '3번', '1번'],
      ['암막', '0씬', '2씬'],
    ]);
  });
});
