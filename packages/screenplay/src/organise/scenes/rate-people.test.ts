import { expect, it } from 'vitest';
import { plainParagraph } from '../../paragraph.ts';
import { organise } from '../organise.ts';

const read = (script: string) =>
  organise({
    format: 'txt',
    title: null,
    paragraphs: script.split('\n').map((text) => plainParagraph(text)),
    unread: [],
  });

it('OG70: everybody in the answer has a confidence of being a person', () => {
  const { characters } = read(
    `S#1. 분식집 (낮)
연희: 어서 오세요.
해준: 떡볶이 이 인분이요.
연희: 금방 드릴게요.
S#2. 분식집 앞 (밤)
등장: 연희, 박 반장
연희: 오늘은 그만할까?
해준: 그러자.`,
  );
  expect(characters.map(({ name }) => name)).toEqual(['연희', '해준', '박 반장']);
  for (const { confidence } of characters) expect(confidence).toBeGreaterThanOrEqual(0.6);
});
