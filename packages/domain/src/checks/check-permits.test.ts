import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { checkBoard, findFix, type Location, toldFindings } from '../index.ts';

/** One place, shot on three days. */
function film() {
  const production = new Production();
  const locationId = production.location('한빛편의점');
  const days = ['2026-12-03', '2026-12-05', '2026-12-08'].map((date) => production.day(date));
  const rows = days.map((day, i) =>
    production.allocate(day, production.scene(i + 1, { location: locationId })),
  );
  const permit = (said: Location['permit']) => {
    production.run('editLocation', { locationId, patch: { permit: said } });
    return [...checkBoard(production.state, production.boardId).values()]
      .flat()
      .filter(({ ruleId }) => ruleId === 'placePermitted');
  };
  return { production, locationId, days, rows, permit };
}

it('PC13: a permission that has not come is told once, on the first day there, with the others', () => {
  const { days, rows, locationId, permit } = film();
  expect(permit('needed')).toMatchObject([
    {
      severity: 'soft',
      timetableId: days[0],
      rowIds: rows[0],
      subject: locationId,
      message:
        '한빛편의점은 촬영 허가를 아직 신청하지 않았어요. S#1 촬영에 필요해요. 12.5 토, 12.8 화에도 찍어요.',
    },
  ]);
  expect(permit('asked')).toMatchObject([
    { message: expect.stringContaining('신청한 촬영 허가를 아직 받지 못했어요'), excess: 1 },
  ]);
});

it('PC13: nothing is told of a place that needs none, has it, or of which nobody has said a word', () => {
  const { permit } = film();
  expect([null, 'needless', 'granted'].map((said) => permit(said as Location['permit']))).toEqual([
    [],
    [],
    [],
  ]);
});

it('PC13, PC8: one press says that it has come', () => {
  const { production, locationId, permit } = film();
  const [finding] = permit('asked');
  const { commandId: _, loaded: __, ...ctx } = production.context();
  const fix = findFix(production.state, finding!, ctx, production.newId);
  expect(fix?.label).toBe('허가 받음으로 표시');
  production.run(fix!.command.name, fix!.command.args as never);
  expect(production.state.location.get(locationId)!.permit).toBe('granted');
});

it('PC13, PC9: accepted while it is asked for, it warns again where it is not even asked for any more', () => {
  const { production, permit } = film();
  const [finding] = permit('asked');
  const { timetableId, ruleId, severity, subject, rowIds, excess } = finding!;
  production.run('acceptFinding', {
    ...{
      acceptedId: production.newId(),
      timetableId,
      ruleId,
      severity,
      subject,
      rowIds: [...rowIds],
      excess,
    },
    ...{ tableDate: '2026-12-03', reason: '구두로 허락받음' },
  });
  const open = () => {
    const { state, boardId } = production;
    const found = checkBoard(state, boardId).get(timetableId)!;
    return toldFindings(state, state.timetable.get(timetableId)!, found).open.map((one) => one.ruleId);
  };
  expect(open()).not.toContain('placePermitted');
  permit('needed');
  expect(open()).toContain('placePermitted');
});
