import { readFile } from 'node:fs/promises';
import { checkBoard, currentBoard, dayClock, daysOf, type ProjectState, rowsOf } from '@ddak/domain';
import { type PlannedDay, readProblem, solve, verifyPlan } from '@ddak/scheduler';
import {
  type BoardOptions,
  boardProblem,
  planOfBoard,
  proposalOf,
  USUAL_WEIGHTS,
} from '@ddak/scheduler/board';
import { readScript } from '@ddak/screenplay';
import { Production } from '@ddak/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedProduction } from './seed-production.ts';

const SCRIPT = new URL('./last-bus-umbrella.txt', import.meta.url);

/** The sample production, made in memory by the same commands. */
async function sampleProduction(): Promise<Production> {
  const production = new Production();
  const text = await organised();
  await seedProduction(
    {
      projectId: production.projectId,
      newId: production.newId,
      day: (written) => written,
      accountOf: () => null,
      run: async (name, args) => {
        if (name === 'createProject') return;
        production.run(name, args, { asServer: true, loaded: { screenplayText: text } });
      },
      state: async () => production.state,
    },
    {
      async upload(screenplayId) {
        const { episodeId } = production;
        const file = { fileId: production.newId(), fileName: '막차의 우산.txt', label: '3고' };
        production.run('addScreenplay', { screenplayId, episodeId, ...file });
        production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
        return text;
      },
    },
  );
  return production;
}

async function organised() {
  const read = await readScript(await readFile(SCRIPT), 'last-bus-umbrella.txt', {});
  if (!read.ok) throw new Error(`the sample script was not read: ${JSON.stringify(read)}`);
  return read.organised;
}

function asked(state: ProjectState, options: Partial<BoardOptions> = {}) {
  const boardId = currentBoard(state)!._id;
  const days = daysOf(state, boardId).map((day) => day._id);
  const all: BoardOptions = {
    days,
    mayMove: 'all',
    withPool: false,
    calls: true,
    weights: USUAL_WEIGHTS,
    closures: [],
    ...options,
  };
  const read = readProblem(boardProblem(state, boardId, all));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return { boardId, days, problem: read.problem };
}

describe("the sample production's board", () => {
  let production: Production;
  beforeAll(async () => {
    production = await sampleProduction();
  });

  it('BP2: is a plan of its own problem, and taking it over leaves every clock as it is', () => {
    const { state } = production;
    const { boardId, days, problem } = asked(state);
    const plan = planOfBoard(state, boardId, problem);
    const score = verifyPlan(problem, plan);
    expect(score.minutesLeftOver).toBe(0);
    for (const planned of plan.days) {
      const clock = dayClock(state, planned.day);
      const starts = new Map(clock.rows.map((row) => [row.rowId, row.start]));
      const scenes = rowsOf(state, planned.day).filter((row) => row.sceneData);
      const shots = planned.rows.filter((row) => row.kind === 'scene');
      expect(shots.map((shot) => shot.start)).toEqual(scenes.map((row) => starts.get(row._id)));
      expect(planned.release).toBe(clock.end);
    }
    const before = days.map((day) => dayClock(state, day));
    const args = proposalOf(state, boardId, { problem, plan, days, lost: [] }, production.newId)!;
    expect(args.removeRowIds).toEqual([]);
    production.run('acceptProposal', args);
    expect(days.map((day) => dayClock(production.state, day))).toEqual(before);
  });

  it('shows what is said about scenes, settled and not, and links of its places', () => {
    const { comment, attachment } = production.state;
    const heads = [...comment.values()].filter(({ parent }) => parent === null);
    expect(heads.map(({ resolved }) => resolved !== null)).toEqual([false, true, false]);
    expect([...attachment.values()].map(({ targetKind }) => targetKind)).toEqual(['location', 'location']);
  });

  it('PC13, SA1: waits for one permission, which is told once', () => {
    const { state } = production;
    const told = [...checkBoard(state, currentBoard(state)!._id).values()]
      .flat()
      .filter(({ ruleId }) => ruleId === 'placePermitted');
    expect(told.map(({ subject }) => state.location.get(subject)!.realName)).toEqual(['수색로 정류장']);
  });

  it('BP3: shows the clock of the plan once a proposal has been taken over', () => {
    const { state } = production;
    const { boardId, days, problem } = asked(state, { withPool: true });
    const solved = solve(problem, { seed: 1, budget: { steps: 3000 } });
    if (!solved.ok) throw new Error(JSON.stringify(solved.contradictions));
    const { plan, score } = solved.answer;
    expect(score.hardBreaches).toBe(0);
    const args = proposalOf(state, boardId, { problem, plan, days, lost: [] }, production.newId)!;
    expect(production.run('acceptProposal', args)).toMatchObject({ kind: 'changes', adjusted: false });
    for (const planned of plan.days)
      expect(clockOf(production.state, planned.day)).toEqual(clockOfPlan(planned));
    const placed = new Set(plan.days.map(({ day }) => day));
    for (const day of days.filter((id) => !placed.has(id)))
      expect(rowsOf(production.state, day).filter((row) => row.sceneData)).toEqual([]);
  });
});

/** When each scene of a day begins on the board, and when the day ends. */
function clockOf(state: ProjectState, timetableId: string) {
  const clock = dayClock(state, timetableId);
  const starts = new Map(clock.rows.map((row) => [row.rowId, row.start]));
  const scenes = rowsOf(state, timetableId).flatMap((row) =>
    row.sceneData ? [[row.sceneData, starts.get(row._id)]] : [],
  );
  return { call: clock.start, scenes, end: clock.end };
}

const clockOfPlan = ({ call, release, rows }: PlannedDay) => ({
  call,
  scenes: rows.flatMap((row) => (row.kind === 'scene' ? [[row.scene, row.start]] : [])),
  end: release,
});
