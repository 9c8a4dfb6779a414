import { describe, expect, it } from 'vitest';
import { type ColumnTexts, fitColumns } from './fit-columns.ts';

/** Ten points a character. */
const fit = (total: number, ...columns: readonly (Partial<ColumnTexts> & { texts: readonly string[] })[]) =>
  fitColumns(
    (text) => text.length * 10,
    columns.map((column) => ({ face: 'regular', size: 9, fixed: false, least: 0, ...column })),
    total,
  );
const sum = (widths: readonly number[]) => Math.round(widths.reduce((all, width) => all + width, 0));

describe('the widths of columns', () => {
  it('add up to the page, whether there is room or not', () => {
    const columns = [
      { texts: ['12'], fixed: true },
      { texts: ['편의점 앞'] },
      { texts: ['준호가 우산을 접는다'] },
    ];
    for (const total of [40, 100, 300, 900]) {
      const widths = fit(total, ...columns);
      expect(sum(widths)).toBe(total);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    }
  });

  it('give way in proportion where there is too little room, so that a narrow one keeps some', () => {
    const [narrow = 0, wide = 0] = fit(
      60,
      { texts: ['가'] },
      { texts: ['가나다라마바'] },
      { texts: ['가나다라마바'] },
    );
    expect(narrow).toBeGreaterThan(0);
    expect(wide).toBeGreaterThan(narrow);
  });

  it('give more to the column in which more is written', () => {
    const [short = 0, long = 0] = fit(
      300,
      { texts: ['소품'] },
      { texts: ['비 오는 골목을 준호가 혼자 걸어간다'] },
    );
    expect(long).toBeGreaterThan(short * 2);
  });

  it('leave marks as wide as they are while texts give way', () => {
    const mark = { texts: ['12A'], fixed: true };
    const [roomy] = fit(400, mark, { texts: ['준호가 우산을 접는다'] });
    const [tight] = fit(80, mark, { texts: ['준호가 우산을 접는다'] });
    expect(tight).toBe(roomy);
  });
});
