import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';

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
