import { expect, it } from 'vitest';
import { readCoordinates } from './read-coordinates.ts';

const SEOUL = { latitude: 37.5665, longitude: 126.978 };

it.each([
  ['two numbers', '37.5665, 126.978'],
  ['two numbers the other way round', '126.978 37.5665'],
  ['a geo link', 'geo:37.5665,126.978?z=16'],
  ['a link whose middle is it', 'https://www.google.com/maps/@37.5665,126.978,17z'],
  [
    'a link of a place beside the middle',
    'https://www.google.com/maps/place/A/@37.56,126.97,17z/data=!3m1!4b1!3d37.5665!4d126.978',
  ],
  ['a search', 'https://www.google.com/maps?q=37.5665%2C126.978'],
  ['a link with a name', 'https://map.kakao.com/link/map/%ED%8E%B8%EC%9D%98%EC%A0%90,37.5665,126.978'],
  ['an app link', 'nmap://place?lat=37.5665&lng=126.978&name=shop'],
  ['an app link the other way round', 'https://map.naver.com/?lng=126.978&menu=location&lat=37.5665'],
])('SC18: reads where a place lies out of %s', (_, text) => {
  expect(readCoordinates(text)).toEqual(SEOUL);
});

it.each([
  ['a short link', 'https://naver.me/x1Y2z3'],
  ['an address', '서울 마포구 성산동 123-45'],
  ['a search by name', 'https://map.kakao.com/?q=%EC%84%B1%EC%82%B0%EB%8F%99'],
  ['numbers that are nowhere', '937.5, 226.9'],
  ['a percent sign alone', '100%'],
  ['nothing', ''],
])('SC18: says nothing of %s', (_, text) => {
  expect(readCoordinates(text)).toBeNull();
});
