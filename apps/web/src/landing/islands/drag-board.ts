import { place, placeAt, rowsOf, timesOf, writeTimes } from './board-lists.ts';
import { sayDrop, told } from './say-drop.ts';

const STARTS_AFTER_PX = 4;
const LONG_PRESS_MS = 220;

interface Drag {
  readonly row: HTMLElement;
  readonly ghost: HTMLElement;
  readonly card: HTMLElement;
  readonly home: { readonly list: Element; readonly next: Element | null };
  readonly before: ReadonlyMap<Element, ReturnType<typeof timesOf>>;
  readonly dx: number;
  readonly dy: number;
}

/** Makes the strips of the sample board movable: by mouse, by a long press, by arrow keys. */
export function dragBoard(board: HTMLElement): void {
  let drag: Drag | null = null;

  const end = (keep: boolean): void => {
    if (!drag) return;
    const done = drag;
    drag = null;
    drop(board, done, keep);
  };
  const start = (strip: HTMLElement, x: number, y: number): void => {
    drag = lift(board, strip, x, y);
    carry(board, drag, x, y);
  };

  board.addEventListener('pointerdown', (event) => {
    const strip = (event.target as Element).closest<HTMLElement>('[data-strip]');
    if (strip && event.isPrimary && event.button === 0) follow(event, strip);
  });
  board.addEventListener('touchmove', (event) => drag && event.preventDefault(), { passive: false });
  board.addEventListener('contextmenu', (event) => drag && event.preventDefault());
  board.addEventListener('keydown', (event) => {
    const strip = (event.target as Element).closest<HTMLElement>('[data-strip]');
    if (strip && !drag && step(board, strip, event.key)) event.preventDefault();
  });

  /** From the press on: a mouse drags when it moves, a finger when it has stayed. */
  function follow(down: PointerEvent, strip: HTMLElement): void {
    const over = new AbortController();
    const { signal } = over;
    const touch = down.pointerType === 'touch';
    const timer = touch ? setTimeout(() => start(strip, down.clientX, down.clientY), LONG_PRESS_MS) : 0;
    const finish = (keep: boolean): void => {
      clearTimeout(timer);
      over.abort();
      end(keep);
    };
    const moved = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STARTS_AFTER_PX;
      if (!drag && touch && far) finish(false);
      else if (!drag && far) start(strip, down.clientX, down.clientY);
      if (drag) carry(board, drag, event.clientX, event.clientY);
    };
    window.addEventListener('pointermove', moved, { signal });
    window.addEventListener('pointerup', () => finish(true), { signal });
    window.addEventListener('pointercancel', () => finish(false), { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal });
  }
}

function lift(board: HTMLElement, strip: HTMLElement, x: number, y: number): Drag {
  const row = strip.closest<HTMLElement>('[data-minutes]')!;
  const { left, top, width } = strip.getBoundingClientRect();
  const ghost = strip.cloneNode(true) as HTMLElement;
  ghost.className += ' ghost';
  ghost.inert = true;
  ghost.style.width = `${width}px`;
  const card = document.createElement('div');
  card.className = 'answer';
  board.append(ghost, card);
  row.classList.add('lifted');
  board.classList.add('dragging');
  const lists = [...board.querySelectorAll('[data-list]')];
  const before = new Map(lists.map((list) => [list, timesOf(list)]));
  const home = { list: row.parentElement!, next: row.nextElementSibling };
  return { row, ghost, card, home, before, dx: x - left, dy: y - top };
}

/** Shows the strip where it would stand if it were let go here, and what that would make of the days. */
function carry(board: HTMLElement, drag: Drag, x: number, y: number): void {
  drag.ghost.style.transform = `translate(${x - drag.dx}px, ${y - drag.dy}px)`;
  const over = document.elementFromPoint(x, y)?.closest('.day-col, .pool');
  const list = over && board.contains(over) ? over.querySelector('[data-list]') : null;
  if (list) place(list, drag.row, placeAt(list, drag.row, y));
  writeTimes(board);
  sayDrop(drag.card, drag.row, drag.before);
  const left = Math.min(x + 14, innerWidth - drag.card.offsetWidth - 8);
  drag.card.style.transform = `translate(${Math.max(8, left)}px, ${y + 26}px)`;
}

/** Ends a drag: the strip stays where it is shown, or goes home. */
function drop(board: HTMLElement, { row, ghost, card, home }: Drag, keep: boolean): void {
  if (!keep) home.list.insertBefore(row, home.next);
  ghost.remove();
  card.remove();
  row.classList.remove('lifted');
  board.classList.remove('dragging');
  writeTimes(board);
  if (keep) told(board, row);
}

/** Arrow keys: up and down in the order, left and right between the lists. Answers whether the key was one. */
function step(board: HTMLElement, strip: HTMLElement, key: string): boolean {
  const row = strip.closest<HTMLElement>('[data-minutes]')!;
  const lists = [...board.querySelectorAll('[data-list]')].filter((list) => list.getClientRects().length > 0);
  const from = lists.indexOf(row.parentElement!);
  const at = rowsOf(lists[from]!).indexOf(row);
  const moves: Record<string, readonly [number, number]> = {
    ArrowUp: [from, at - 1],
    ArrowDown: [from, at + 1],
    ArrowLeft: [from - 1, at],
    ArrowRight: [from + 1, at],
  };
  const wanted = moves[key];
  if (!wanted) return false;
  const list = lists[wanted[0]];
  if (!list || wanted[1] < 0) return true;
  place(list, row, Math.min(wanted[1], rowsOf(list).length));
  strip.focus();
  writeTimes(board);
  told(board, row);
  return true;
}
