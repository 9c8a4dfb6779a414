import { describe, expect, it } from 'vitest';
import { plannedMinutes } from '../index.ts';

const pace = { minutesPerEighth: 15, minutesPerCut: 12 };
const scene = { plannedMinutes: null, cutCount: null, pages: 0 };

describe('SC3: planned minutes', () => {
  it('are eighths of a page times the pace, rounded to five', () => {
    expect(plannedMinutes({ ...scene, pages: 6 }, pace)).toBe(90);
    expect(plannedMinutes({ ...scene, pages: 11 }, { ...pace, minutesPerEighth: 8 })).toBe(90);
  });

  it('are never less than twenty by length', () => {
    expect(plannedMinutes({ ...scene, pages: 1 }, pace)).toBe(20);
    expect(plannedMinutes(scene, pace)).toBe(20);
  });

  it('follow the cuts where they are known, to the minute', () => {
    expect(plannedMinutes({ ...scene, pages: 6, cutCount: 4 }, pace)).toBe(48);
    expect(plannedMinutes({ ...scene, pages: 6, cutCount: 1 }, pace)).toBe(12);
  });

  it('count no cuts as cuts not known yet', () => {
    expect(plannedMinutes({ ...scene, pages: 6, cutCount: 0 }, pace)).toBe(90);
  });

  it('that a person set hold as they are, nought too', () => {
    expect(plannedMinutes({ ...scene, pages: 6, cutCount: 4, plannedMinutes: 33 }, pace)).toBe(33);
    expect(plannedMinutes({ ...scene, pages: 6, plannedMinutes: 0 }, pace)).toBe(0);
  });
});
