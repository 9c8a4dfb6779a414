import { describe, expect, it } from 'vitest';
import { barItems } from './bar-items.ts';
import { NAV_ITEMS } from './nav-items.ts';

const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

describe('the bar of a phone', () => {
  it('OS7: has 오늘 first on a shooting day, and the scenes behind 더 보기', () => {
    const { atHand, rest } = barItems(NAV_ITEMS, true);
    expect(labels(atHand)).toEqual(['오늘', '개요', '촬영계획표', '일촬표']);
    expect(labels(rest).slice(0, 2)).toEqual(['시나리오', '씬']);
    expect(atHand.length + rest.length).toBe(NAV_ITEMS.length);
  });

  it('OS7: is as usual on all other days, and for who does not read call sheets', () => {
    const usual = ['개요', '씬', '촬영계획표', '일촬표'];
    expect(labels(barItems(NAV_ITEMS, false).atHand)).toEqual(usual);
    const without = NAV_ITEMS.filter(({ section }) => section !== 'callsheet');
    expect(labels(barItems(without, true).atHand)).toEqual(usual.slice(0, 3));
  });
});
