import { describe, expect, it } from 'vitest';
import { boxBetween, lassoed, touches } from './lasso-box.ts';

const row = { left: 100, top: 100, right: 300, bottom: 148 };

describe('a lasso', () => {
  it('takes what it touches, in whichever direction it is drawn', () => {
    const up = boxBetween({ x: 320, y: 300 }, { x: 250, y: 140 });
    const down = boxBetween({ x: 80, y: 20 }, { x: 110, y: 101 });
    expect([touches(up, row), touches(down, row)]).toEqual([true, true]);
    expect(touches(boxBetween({ x: 0, y: 0 }, { x: 100, y: 100 }), row)).toBe(false);
    expect(touches(boxBetween({ x: 320, y: 300 }, { x: 250, y: 149 }), row)).toBe(false);
  });

  it('keeps what was picked before it where it adds', () => {
    expect(lassoed(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(lassoed([], [])).toEqual([]);
  });
});
