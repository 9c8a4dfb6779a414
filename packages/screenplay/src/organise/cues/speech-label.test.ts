import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';
import { readLabelledSpeech } from './speech-label.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });

describe('fields of speech', () => {
  it.each([
    ['대사: 연희 "어서 와."', '연희', '"어서 와."'],
    ['대사: 연희: 어서 와.', '연희', '어서 와.'],
    ['대사: (연희) 어서 와.', '연희', '어서 와.'],
    ['대사 (연희): 어서 와.', '연희', '어서 와.'],
    ['연희의 대사: 어서 와.', '연희', '어서 와.'],
    ['- **대사**: 연희(작게): 어서 와.', '연희', '어서 와.'],
    ['내레이션 멘트: 그날이었어요.', '내레이션', '그날이었어요.'],
  ])('OG73: %s', (text, who, speech) => {
    expect(readLabelledSpeech(text)).toMatchObject({ name: { who }, speech });
  });

  it('OG73: a field of speech that tells nobody is said by nobody in the list', () => {
    const text =
      'S#1. 분식집 (낮)\n그림: 넓은 가게\n대사: "누가 왔나?"\nS#2. 골목 (밤)\n그림: 좁은 골목\n대사: 없음\n';
    const { lines, characters } = read(text);
    expect(characters).toEqual([]);
    expect(lines.filter(({ type }) => type === 'dialogue').map((line) => line.text)).toEqual([
      '"누가 왔나?"',
    ]);
  });

  it('OG73: what is read to the picture is the narrator’s, whatever else its field holds', () => {
    const text =
      'S#1. 분식집 (낮)\n내레이션/카피: 오늘도 맛있게 드세요.\n음성 내레이션:\n밤이 깊어요.\nS#2. 골목 (밤)\n나레이션(잔잔하게): 안녕히 가세요.\n';
    expect(read(text).characters.map(({ name, lines }) => `${name} ${lines}`)).toEqual(['내레이션 3']);
  });

  it('OG73: who is named in a field of speech is a person, in a sheet where nothing else is', () => {
    const scene = (no: number) =>
      `S#${no}. 분식집 (낮)\nVisual: wide shot of a small diner\nLens: 35mm\nDuration: ${no}s\n대사: 연희 "어서 와."\nVO: 그날도 비가 왔어요.\n`;
    expect(
      read([1, 2, 3].map(scene).join('')).characters.map(({ name, lines }) => `${name} ${lines}`),
    ).toEqual(['연희 3', '내레이션 3']);
  });
});
