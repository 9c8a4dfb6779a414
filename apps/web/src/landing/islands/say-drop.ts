import { clock, type DayTimes, sayMove } from '../board/board-times.ts';
import { rowsOf, timesOf } from './board-lists.ts';

const nameOf = (list: Element): string => (list as HTMLElement).dataset.list ?? '';
const stripOf = (row: HTMLElement): string =>
  row.querySelector<HTMLElement>('[data-strip]')?.dataset.strip ?? '';

/** The answer before the drop: what would become of the day. */
export function sayDrop(
  card: HTMLElement,
  row: HTMLElement,
  before: ReadonlyMap<Element, DayTimes | null>,
): void {
  const list = row.parentElement!;
  const [was, is] = [before.get(list) ?? null, timesOf(list)];
  const head = document.createElement('b');
  head.textContent = was && is ? `${nameOf(list)}로 옮기면` : '미배정으로 돌리면';
  const line = document.createElement('span');
  line.textContent = was && is ? sayMove(was, is) : `기다리는 씬 ${rowsOf(list).length}개`;
  card.replaceChildren(head, line);
}

/** Says where a strip lies now, for those who hear the page. */
export function told(board: HTMLElement, row: HTMLElement): void {
  const list = row.parentElement!;
  const times = timesOf(list);
  const at = rowsOf(list).indexOf(row);
  board.querySelector('[data-told]')!.textContent = times
    ? `씬 ${stripOf(row)}, ${nameOf(list)} ${clock(times.starts[at]!)}. 종료 ${clock(times.end)}`
    : `씬 ${stripOf(row)}, 미배정`;
}
