import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const places = (...headings: string[]) =>
  organise({
    format: 'txt',
    title: null,
    paragraphs: textParagraphs(headings.map((one, i) => `S#${i + 1}. ${one}\n민서가 들어온다.\n`).join('\n')),
    unread: [],
  }).scenes.map(({ setName }) => setName);

describe('names of places', () => {
  it('OG30: case, spaces and punctuation make no other place', () => {
    expect(
      places('Cafe 모퉁이 (낮)', 'CAFE 모퉁이 (밤)', 'Cafe 모퉁이 (밤)', '큰 방', '큰방', '큰방'),
    ).toEqual(['Cafe 모퉁이', 'Cafe 모퉁이', 'Cafe 모퉁이', '큰방', '큰방', '큰방']);
  });

  it('OG30: a remark in parentheses is no part of the name, a place or a part of it is', () => {
    expect(
      places(
        '숲 입구 (재회)',
        '드레스룸 (거울 앞)',
        '카페 (연남점)',
        '장터 [못다 한 말]',
        'FAIR [STORY]',
        'HOUSE (UPSTAIRS)',
      ),
    ).toEqual(['숲 입구', '드레스룸 (거울 앞)', '카페 (연남점)', '장터', 'FAIR', 'HOUSE (UPSTAIRS)']);
  });
});
