import type { ExtrasCallLine } from './callsheet-view.ts';

/** CS96: `12명`; empty where nobody has said how many. */
export const headsText = (count: number): string => (count === 0 ? '' : `${count}명`);

/** CS96: a group that does not come, and one that was added and never filled in, are no line. */
export const saidExtras = <Line extends Pick<ExtrasCallLine, 'count' | 'scenes' | 'calltime' | 'charge'>>(
  calls: readonly Line[],
): readonly Line[] =>
  calls.filter(
    ({ count, scenes, calltime, charge }) =>
      count > 0 || (scenes === '' && (calltime !== '' || charge !== '')),
  );

/** CS96: an item without words is none. */
export const saidItems = <Item extends { readonly text: string }>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ text }) => text.trim() !== '');
