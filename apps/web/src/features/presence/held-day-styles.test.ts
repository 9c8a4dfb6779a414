import { heldDayPlace } from '@ddak/protocol';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { fieldStyles } from './field-styles.ts';
import { heldDayStyles } from './held-day-styles.ts';
import { heldStyles } from './held-styles.ts';

it('PR11: a day that somebody holds says who takes it where, and the date says who brings it', () => {
  const production = new Production();
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const { state } = production;
  const [member] = [...state.projectMember.values()];
  const over = (date: string | null) => new Map([[member!.userId, heldDayPlace({ dayId: first, date })]]);
  const stylesOver = (date: string | null) => heldDayStyles(over(date), state, JSON.stringify);
  const away = stylesOver('2026-12-05');
  expect(away).toContain(`section[data-day="${first}"]::after`);
  expect(away).toContain(`content: "${member!.name} · 12.5 토 자리로"`);
  expect(away).toContain(`body:has([data-calendar-day="${first}"]) td[data-date="2026-12-05"]::after`);
  expect(away).toContain(`content: "${member!.name} · 1회차"`);
  expect(away).not.toContain(second);
  // A date that has a day of its unit marks that day too.
  expect(stylesOver('2026-12-02')).toContain(`section[data-day="${second}"] {`);
  // Over nothing, and over its own date, it only says who has it.
  for (const date of [null, '2026-12-01']) {
    expect(stylesOver(date)).toContain(`content: "${member!.name}"`);
    expect(stylesOver(date)).not.toContain('data-date');
  }
  // It is neither a field nor strips; who is not in the crew is nobody.
  expect(fieldStyles(over(null), state.projectMember, JSON.stringify)).toBe('');
  expect(heldStyles(over(null), state, JSON.stringify)).toBe('');
  const stranger = new Map([[first, heldDayPlace({ dayId: first, date: null })]]);
  expect(heldDayStyles(stranger, state, JSON.stringify)).toBe('');
});
