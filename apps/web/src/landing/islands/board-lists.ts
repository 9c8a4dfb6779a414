import { clock, type DayTimes, dayTimes, sayLength } from '../board/board-times.ts';

/** The rows of a list, as elements. */
export const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-minutes]'),
];

/** The times of a day as its rows stand now; null for the list of what waits. */
export function timesOf(list: Element): DayTimes | null {
  const day = list.closest<HTMLElement>('[data-call]');
  if (!day) return null;
  return dayTimes(
    Number(day.dataset.call),
    rowsOf(list).map((row) => Number(row.dataset.minutes)),
  );
}

/** Writes the clock of every day, and how many still wait. */
export function writeTimes(board: HTMLElement): void {
  for (const list of board.querySelectorAll('[data-list]')) {
    const times = timesOf(list);
    for (const [at, row] of rowsOf(list).entries())
      row.querySelector('time')!.textContent = times ? clock(times.starts[at]!) : '';
    if (times) writeHead(list.closest<HTMLElement>('[data-call]')!, times);
    else board.querySelector('[data-waiting]')!.textContent = String(rowsOf(list).length);
  }
}

function writeHead(day: HTMLElement, times: DayTimes): void {
  day.querySelector('[data-end]')!.textContent = clock(times.end);
  day.querySelector('[data-length]')!.textContent = sayLength(times);
  day.querySelector<HTMLElement>('[data-load]')!.style.transform = `scaleX(${times.load})`;
  day.classList.toggle('over', times.over > 0);
}

/** Puts a row before the one at that place. A day begins with its call and ends with its wrap. */
export function place(list: Element, row: HTMLElement, wanted: number): void {
  const others = rowsOf(list).filter((other) => other !== row);
  const isDay = list.closest('[data-call]') !== null;
  const at = isDay ? Math.min(Math.max(1, wanted), others.length - 1) : wanted;
  const next = others[at] ?? null;
  if (row.parentElement === list && row.nextElementSibling === next) return;
  list.insertBefore(row, next);
}

/** Where in a list a height of the window (px) falls, not counting the row itself. */
export const placeAt = (list: Element, row: HTMLElement, y: number): number =>
  rowsOf(list)
    .filter((other) => other !== row)
    .filter((other) => {
      const { top, height } = other.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
