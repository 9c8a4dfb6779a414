import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

describe('matchesSearch', () => {
  it('finds words wherever they stand, without minding case and spaces', () => {
    expect(matchesSearch(['S#12A', '편의점 창고'], '점창고')).toBe(true);
    expect(matchesSearch(['S#12A'], 's#12a')).toBe(true);
    expect(matchesSearch(['편의점'], '병원')).toBe(false);
  });

  it('SL2: finds words by their initial consonants', () => {
    expect(matchesSearch(['편의점 앞'], 'ㅍㅇㅈ')).toBe(true);
    expect(matchesSearch(['버스 3대'], 'ㅂㅅ3ㄷ')).toBe(true);
    expect(matchesSearch(['편의점'], 'ㅂㅇㅈ')).toBe(false);
  });

  it('matches everything while nothing is asked', () => {
    expect(matchesSearch([], '  ')).toBe(true);
  });
});
