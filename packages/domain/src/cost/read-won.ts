import { wonSchema } from './pay.ts';

const UNITS: Readonly<Record<string, number>> = {
  천: 1000,
  만: 10_000,
  십만: 100_000,
  백만: 1_000_000,
  천만: 10_000_000,
  억: 100_000_000,
};
/** `250`, `250,000`, `2.5` */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const PART = new RegExp(`(${NUMBER})((?:[십백천]?만|[천억])?)`, 'gy');

/**
 * CO11: an amount as people and spreadsheets write it, in whole won: `250,000`, `25만`, `₩250,000`, `250000원`, `1만 5천`, `1억 2천만`.
 * Null: it is no amount, is below nothing, or more than a price can be.
 */
export function readWon(text: string): number | null {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^[₩\\]/, '')
    .replace(/원$/, '');
  const parts = [...bare.matchAll(PART)];
  if (bare === '' || parts.map(([part]) => part).join('') !== bare) return null;
  let won = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const [, number, unit] of parts) {
    const times = UNITS[unit!] ?? 1;
    // Larger units first, each once: `5천1만` is nothing that anybody writes.
    if (times >= last) return null;
    last = times;
    won += Number(number!.replaceAll(',', '')) * times;
  }
  // 1.15 of 만 is not quite 11,500 to a computer.
  const whole = Math.round(won);
  return Math.abs(won - whole) < 1e-6 ? (wonSchema.safeParse(whole).data ?? null) : null;
}
