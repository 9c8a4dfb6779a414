import { expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const PAGES = `S#5. 경찰서 (안/낮)

형사가 사진을 책상에 던진다. 준호가 고개를 숙인다.

형사	이 여자 본 적 있지?
준호	몰라요.

S#6. 병원 복도 (안/낮)

어머니가 링거대를 밀며 뛴다.

간호사	어머님, 뛰시면 안 돼요.
어머니	괜찮아.
`;
const read = (text: string, known: string[]) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] }, { known });
const castOf = (text: string, known: string[]) =>
  read(text, known).scenes.map(({ characters }) => characters.map(({ name }) => name));

it('OG79: who is known speaks in revised pages, too short to show how they set their names', () => {
  expect(castOf(PAGES, [])).toEqual([[], []]);
  expect(castOf(PAGES, ['준호', '형사', '어머니', '간호사', '수진'])).toEqual([
    ['형사', '준호'],
    ['어머니', '간호사'],
  ]);
});

it('OG79: a known name that opens action is no cue', () => {
  const told = 'S#1. 옥상 (밖/밤)\n\n준호 난간에 선다.\n형사 담배를 문다.\n준호 돌아선다.\n';
  expect(read(told, ['준호', '형사']).lines.map(({ type }) => type)).not.toContain('dialogue');
});

const ACTION = `S#12. 옥상 (밖/밤)

수진이 난간에 기대어 운다. 멀리서 준호가 지켜본다. 하늘이 맑다.

수진	괜찮아.

S#13. 골목 (밖/밤)

어머니와 준호의 그림자가 길다. 행인이 지나간다.
`;

it('OG80: who is known is there where action names them, though they do not speak in these pages', () => {
  const known = ['수진', '준호', '어머니', '하늘', '행인'];
  const [roof, alley] = castOf(ACTION, known);
  expect(roof).toEqual(['수진', '준호']);
  expect(alley).toContain('어머니');
  expect(alley).not.toContain('준호');
  expect(read(ACTION, known).characters.find(({ name }) => name === '준호')).toMatchObject({
    scenes: 1,
    lines: 0,
  });
  expect(castOf(ACTION, []).flat()).not.toContain('준호');
});
