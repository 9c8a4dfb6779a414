import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { checkBoard, type Id, type PlanFinding, type ToldFindings, toldFindings } from '../../index.ts';

const DATE = '2026-12-03';

const told = (production: Production, timetableId: Id): ToldFindings =>
  toldFindings(
    production.state,
    production.state.timetable.get(timetableId)!,
    checkBoard(production.state, production.boardId).get(timetableId)!,
  );
const rules = (findings: readonly PlanFinding[]) => findings.map(({ ruleId }) => ruleId);

function accept(production: Production, timetableId: Id, ruleId: string, reason = '감독님과 정했어요'): Id {
  const finding = told(production, timetableId).open.find((one) => one.ruleId === ruleId)!;
  const { subject, severity, rowIds, excess } = finding;
  const acceptedId = production.newId();
  production.run('acceptFinding', {
    ...{ acceptedId, timetableId, ruleId: finding.ruleId, subject, severity, excess, reason },
    tableDate: production.state.timetable.get(timetableId)!.tableDate,
    rowIds: [...rowIds],
  });
  return acceptedId;
}

/** A day with somebody who is away, in one scene of two. */
function awayDay() {
  const production = new Production();
  const lead = production.character('준호');
  const other = production.character('하은');
  const away = { kind: 'unavailable', from: DATE, to: DATE, start: null, end: null, note: '' } as const;
  production.run('editCharacter', { characterId: lead, patch: { availability: [away] } });
  const day = production.day(DATE, { calltime: 480 });
  const scene = production.scene(1, { setName: '카페', plannedMinutes: 60 }, [lead]);
  const second = production.scene(2, { setName: '카페', plannedMinutes: 60 }, [other]);
  const [row] = production.allocate(day, scene, second);
  return { production, lead, day, row: row!, second };
}

describe('PC9: what was accepted', () => {
  it('is told apart from what warns, with its reason and who said so', () => {
    const { production, day } = awayDay();
    accept(production, day, 'castAvailable');
    const { open, accepted } = told(production, day);
    expect(rules(open)).not.toContain('castAvailable');
    expect(accepted).toMatchObject([
      {
        finding: { ruleId: 'castAvailable' },
        accepted: { reason: '감독님과 정했어요', acceptedBy: production.context().actorId },
      },
    ]);
  });

  it('comes back when another row joins it, and not when there is less of it', () => {
    const { production, lead, day, row, second } = awayDay();
    accept(production, day, 'castAvailable');
    production.run('editRow', { rowId: row, patch: { minutes: 30 } });
    expect(rules(told(production, day).open)).not.toContain('castAvailable');
    production.run('castScenes', { sceneIds: [second], add: [lead], remove: [] });
    expect(rules(told(production, day).open)).toContain('castAvailable');
  });

  it('comes back when it goes further beyond its rule', () => {
    const { production, day, row } = awayDay();
    accept(production, day, 'castAvailable');
    production.run('editRow', { rowId: row, patch: { minutes: 61 } });
    expect(rules(told(production, day).open)).toContain('castAvailable');
    production.run('editRow', { rowId: row, patch: { minutes: 60 } });
    expect(rules(told(production, day).open)).not.toContain('castAvailable');
  });

  it('comes back when its day has another date, or when its rule has become hard', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    production.allocate(day, ...[1, 2, 3, 4].map((no) => production.scene(no, { plannedMinutes: 120 })));
    accept(production, day, 'mealWithin');
    production.run('editProject', { patch: { labourRules: { mealWithin: { severity: 'hard' } } } });
    expect(rules(told(production, day).open)).toContain('mealWithin');
    production.run('editProject', { patch: { labourRules: {} } });
    expect(rules(told(production, day).open)).not.toContain('mealWithin');
    production.run('editTimetable', { timetableId: day, patch: { tableDate: '2026-12-04' } });
    expect(rules(told(production, day).open)).toContain('mealWithin');
  });

  it('is one a day, rule and subject: accepted again it stands for the reason and the facts of now', () => {
    const { production, day, row } = awayDay();
    accept(production, day, 'castAvailable');
    production.run('editRow', { rowId: row, patch: { minutes: 90 } });
    accept(production, day, 'castAvailable', '대역으로 찍어요');
    expect(told(production, day).accepted.map(({ accepted }) => accepted.reason)).toEqual([
      '대역으로 찍어요',
    ]);
    expect(production.state.acceptedFinding.size).toBe(1);
  });

  it('is taken back, and goes with its day', () => {
    const { production, day } = awayDay();
    const acceptedId = accept(production, day, 'castAvailable');
    production.run('withdrawAcceptance', { acceptedId });
    expect(rules(told(production, day).open)).toContain('castAvailable');
    accept(production, day, 'castAvailable');
    production.run('removeTimetable', { timetableId: day });
    expect(production.state.acceptedFinding.size).toBe(0);
  });

  it('comes along with a copy of its board, and goes with it', () => {
    const { production, day } = awayDay();
    accept(production, day, 'castAvailable');
    const boardId = production.newId();
    production.run('copyBoard', { fromBoardId: production.boardId, boardId, name: '2안' });
    const copy = [...production.state.timetable.values()].find((one) => one.boardId === boardId)!;
    const found = checkBoard(production.state, boardId).get(copy._id)!;
    expect(toldFindings(production.state, copy, found).accepted).toHaveLength(1);
    production.run('removeBoard', { boardId });
    expect([...production.state.acceptedFinding.values()].map(({ timetableId }) => timetableId)).toEqual([
      day,
    ]);
  });

  it('keeps its lists while nothing changes', () => {
    const { production, day } = awayDay();
    accept(production, day, 'castAvailable');
    const before = told(production, day);
    expect(told(production, day)).toBe(before);
  });
});
