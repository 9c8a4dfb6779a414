import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { applyChanges, MOST_FILLS, planUndo } from '../../index.ts';

it('SC15: edits many places, each in its own way, in one step; what is gone is left out', () => {
  const made = new Production();
  const [shop, park] = [made.location('가게'), made.location('공원')];
  const before = made.log.length;
  const gone = { locationId: made.newId(), patch: { note: '없는 곳' } };
  const fills = [
    { locationId: shop, patch: { address: '서울 마포구 (예시 주소 1)', parking: '가게 앞 2대' } },
    { locationId: park, patch: { realName: '한강공원' } },
    { locationId: shop, patch: { parking: '없음' } },
  ];
  expect(made.try('fillLocations', { fills: [...fills, gone] })).toMatchObject({ adjusted: true });
  expect(made.log.length).toBe(before + 1);
  expect(made.state.location.get(shop)).toMatchObject({
    address: '서울 마포구 (예시 주소 1)',
    parking: '없음',
  });
  expect(made.state.location.get(park)?.realName).toBe('한강공원');
  expect(made.try('fillLocations', { fills }).kind).toBe('nothing');
  expect(made.try('fillLocations', { fills: [gone] })).toMatchObject({ refusal: { code: 'not_found' } });
  const empty = { locationId: shop, patch: { realName: ' ' } };
  expect(made.try('fillLocations', { fills: [empty] })).toMatchObject({ refusal: { code: 'invalid' } });
});

it('SC15: one undo takes a block of places back', () => {
  const made = new Production();
  const [shop, park] = [made.location('가게'), made.location('공원')];
  made.run('fillLocations', {
    fills: [
      { locationId: shop, patch: { note: '뒷문으로', nearestHospital: '예시병원' } },
      { locationId: park, patch: { realName: '한강공원' } },
    ],
  });
  const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
  const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : null;
  expect(after?.location.get(shop)).toMatchObject({ realName: '가게', note: '', nearestHospital: '' });
  expect(after?.location.get(park)?.realName).toBe('공원');
});

it('SC15: takes as many as a list has', () => {
  const made = new Production();
  const locationId = made.location('가게');
  const put = (count: number) =>
    made.try('fillLocations', {
      fills: Array.from({ length: count }, (_, i) => ({ locationId, patch: { note: `메모 ${i}` } })),
    });
  expect(put(MOST_FILLS + 1)).toMatchObject({ refusal: { code: 'invalid' } });
  expect(put(MOST_FILLS).kind).toBe('changes');
  expect(made.state.location.get(locationId)?.note).toBe(`메모 ${MOST_FILLS - 1}`);
});

it('SC29: places are added in the same step, filled as the others are, and go with its undo', () => {
  const made = new Production();
  const [shop, alleyId] = [made.location('가게'), made.newId()];
  const added = [{ locationId: alleyId, realName: '골목' }];
  const fills = [shop, alleyId].map((locationId, i) => ({ locationId, patch: { parking: `${i + 1}대` } }));
  made.run('fillLocations', { added, fills });
  expect(made.state.location.get(alleyId)).toMatchObject({ realName: '골목', parking: '2대' });
  const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
  const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : null;
  expect([after?.location.has(alleyId), after?.location.get(shop)?.parking]).toEqual([false, '']);
  expect(made.try('fillLocations', { added, fills: [] })).toMatchObject({
    refusal: { code: 'already_exists' },
  });
});
