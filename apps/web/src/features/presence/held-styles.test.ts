import { heldPlace } from '@ddak/protocol';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { fieldStyles } from './field-styles.ts';
import { heldStyles } from './held-styles.ts';

it('PR9: a strip that somebody holds has their name, and the day that it hangs over says who brings what', () => {
  const production = new Production();
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const stripId = production.allocate(first, production.scene(7))[0]!;
  const { state } = production;
  const [member] = [...state.projectMember.values()];
  const over = (dayId: string, count = 1) =>
    new Map([[member!.userId, heldPlace({ dayId, stripId, count })]]);
  const styles = heldStyles(over(second, 3), state, JSON.stringify);
  expect(styles).toContain(`[data-key="${stripId}"]::after`);
  expect(styles).toContain(`content: "${member!.name}"`);
  expect(styles).toContain(`section[data-day="${second}"]::after`);
  expect(styles).toContain(`[data-calendar-day="${second}"]::after`);
  expect(styles).toMatch(new RegExp(`content: "${member!.name} · S#7.* 외 2개"`));
  // Over the day where it stands there is nothing to say of the day.
  expect(heldStyles(over(first), state, JSON.stringify)).not.toMatch(/data-(calendar-)?day/);
  // It is no field; who is not in the crew is nobody.
  expect(fieldStyles(over(second), state.projectMember, JSON.stringify)).toBe('');
  const stranger = new Map([[first, heldPlace({ dayId: second, stripId, count: 1 })]]);
  expect(heldStyles(stranger, state, JSON.stringify)).toBe('');
});
