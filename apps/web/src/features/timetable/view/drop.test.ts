import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { aimDrops, type Cargo, type DropTarget } from './drop.ts';

const film = () => {
  const production = new Production();
  const scene = production.scene(1, { plannedMinutes: 60 });
  const day = production.day('2026-12-01', { calltime: 540 });
  const cargo: Cargo = { kind: 'scenes', ids: [scene] };
  const to = (afterRowId: string | null): DropTarget => ({ kind: 'day', timetableId: day, afterRowId });
  return { production, cargo, to, drops: aimDrops(production.newId) };
};

describe('the command of a drop', () => {
  it('is the same object while the same hangs over the same place', () => {
    const { production, cargo, to, drops } = film();
    const { state } = production;
    const aimed = drops.commandOf(state, cargo, to(null));
    expect(aimed?.name).toBe('allocateScenes');
    expect(drops.commandOf(state, cargo, to(null))).toBe(aimed);
  });

  it('is another at another place, of another cargo, on another state, and after a drop', () => {
    const { production, cargo, to, drops } = film();
    const { state } = production;
    const aimed = drops.commandOf(state, cargo, to(null));
    expect(drops.commandOf(state, cargo, to('row'))).not.toBe(aimed);
    expect(drops.commandOf(state, cargo, { kind: 'pool' })).toBeNull();
    const again = drops.commandOf(state, cargo, to(null));
    expect(again).not.toBe(aimed);
    expect(drops.commandOf(state, { ...cargo }, to(null))).not.toBe(again);
    expect(drops.commandOf({ ...state }, cargo, to(null))).not.toBe(again);
    const last = drops.commandOf(state, cargo, to(null));
    drops.forget();
    const next = drops.commandOf(state, cargo, to(null));
    expect(next).not.toBe(last);
    expect(next?.args).not.toEqual(last?.args);
  });
});
