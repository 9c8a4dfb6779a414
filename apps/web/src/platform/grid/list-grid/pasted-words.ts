import type { LaidBlock } from '@ddak/ui';
import type { ListWriting } from './list-column.ts';

/** GR7, GR27, GR28: what a paste has done, in Korean; null: one row, put where it was pasted, is seen without words. */
export function pastedWords(
  { count, made = 0 }: Pick<ListWriting, 'count' | 'made'>,
  heads: LaidBlock<string>['heads'],
): string | null {
  const changed = count - made;
  if (made === 0 && heads === null && count < 2) return null;
  const done = [
    ...(changed > 0 ? [`${changed}줄에 붙여 넣`] : []),
    ...(made > 0 ? [`${made}줄을 새로 만들`] : []),
  ];
  return `${heads ? '머리글에 맞춰 ' : ''}${done.join('고 ')}었어요.`;
}
