import type { DateText } from '@ddak/domain';

/** Today where this person is: `2026-12-01`. */
export function todayText(now = new Date()): DateText {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
