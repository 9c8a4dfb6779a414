import { expect, it } from 'vitest';
import { mapLink } from './map-link.ts';

it('SC18: opens a map at the point, else at the address, else nowhere', () => {
  const place = {
    name: '성산동 편의점',
    address: '서울 마포구 성산동',
    latitude: 37.5637,
    longitude: 126.9084,
  };
  expect(mapLink(place)).toBe(
    `https://map.kakao.com/link/map/${encodeURIComponent('성산동 편의점')},37.5637,126.9084`,
  );
  expect(mapLink({ ...place, longitude: null })).toBe(
    `https://map.kakao.com/link/search/${encodeURIComponent('서울 마포구 성산동')}`,
  );
  expect(mapLink({ ...place, latitude: null, address: '' })).toBeNull();
});
