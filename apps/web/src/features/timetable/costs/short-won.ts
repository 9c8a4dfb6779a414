import { inWon } from '@ddak/domain';

const NUMBER = new Intl.NumberFormat('ko-KR');

/** `₩1,820만`, `₩4억 1,280만`: what a day costs, where the last 원 say nothing. */
export function shortWon(won: number): string {
  const tenThousands = Math.round(won / 10_000);
  if (tenThousands === 0) return inWon(won);
  const [hundredMillions, rest] = [Math.floor(tenThousands / 10_000), tenThousands % 10_000];
  const large = hundredMillions > 0 ? `${NUMBER.format(hundredMillions)}억` : '';
  const small = rest > 0 ? `${NUMBER.format(rest)}만` : '';
  return `₩${[large, small].filter(Boolean).join(' ')}`;
}
