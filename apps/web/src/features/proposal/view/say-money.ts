/** `₩1,200,000`. */
export const won = (amount: number): string => `₩${Math.round(amount).toLocaleString('ko-KR')}`;

/** `−₩300,000`, `+₩20,000`; empty where nothing changes. */
export function wonBy(by: number): string {
  const amount = Math.round(by);
  if (amount === 0) return '';
  return `${amount > 0 ? '+' : '−'}${won(Math.abs(amount))}`;
}

const MAN = 10_000;
const EOK = 100_000_000;

/** `₩4,520만`, `₩1.32억`: for a column of a table. */
export function wonShort(amount: number): string {
  if (amount >= EOK) return `₩${(amount / EOK).toLocaleString('ko-KR', { maximumFractionDigits: 2 })}억`;
  if (amount >= MAN) return `₩${Math.round(amount / MAN).toLocaleString('ko-KR')}만`;
  return won(amount);
}
