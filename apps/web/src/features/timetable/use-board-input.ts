import { announce } from '@ddak/ui';
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { rowHandles, withJoined } from './row-handles.ts';
import { type InputWiring, rowMoves } from './row-moves.ts';
import { useBoardFocus } from './use-board-focus.ts';
import { keyIntent } from './view/board-keys.ts';
import type { Cargo } from './view/drop.ts';
import { cargoOf, NOTHING, pick, prune, type Selection } from './view/selection.ts';
import { focusStep } from './view/steps.ts';

/** Clicks and keys of the board: picking, walking, moving without a drag. */
export function useBoardInput(wiring: InputWiring) {
  const { model, editable } = wiring;
  const { lanes } = model;
  const order = useMemo(() => lanes.flatMap((lane) => lane.keys), [lanes]);
  const [picked, setPicked] = useState<Selection>(NOTHING);
  const selection = useMemo(() => {
    const there = new Set(picked.ids.length > 0 ? order : []);
    return prune(picked, (id) => there.has(id));
  }, [picked, order]);
  const cargo = useMemo(
    (): Cargo => ({ kind: selection.kind, ids: inOrder(withJoined(model, selection.ids), order) }),
    [model, selection, order],
  );
  const focus = useBoardFocus(wiring.root, wiring.days, wiring.lists);
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null);

  const kindOf = (key: string): Selection['kind'] => (lanes[0]?.keys.includes(key) ? 'scenes' : 'rows');
  const cargoFor = (key: string): Cargo => {
    const kind = kindOf(key);
    const ids = cargoOf(selection, kind, key, order);
    return { kind, ids: kind === 'rows' ? inOrder(withJoined(model, ids), order) : ids };
  };
  const select = (key: string, keys: { shift: boolean; ctrl: boolean }) =>
    setPicked(pick(selection, kindOf(key), key, order, keys));

  const { move, remove, open } = rowMoves(wiring, cargoFor, focus.goTo);
  const handles = rowHandles(wiring, cargoFor);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const intent = keyIntent(event);
    const key = keyAt(event.target);
    if (!intent || key === null) return;
    event.preventDefault();
    if (intent.do === 'focus' || intent.do === 'focusEnd') {
      const lane = lanes.find((other) => other.keys.includes(key));
      const next =
        intent.do === 'focus'
          ? focusStep(lanes, key, intent.to)
          : lane?.keys.at(intent.to === 'first' ? 0 : -1);
      if (next && event.shiftKey && intent.do === 'focus') select(next, { shift: true, ctrl: false });
      if (next) focus.goTo(next, lanes);
    } else if (intent.do === 'clear') setPicked(NOTHING);
    else if (intent.do === 'toggle') select(key, { shift: false, ctrl: true });
    else if (!editable) announce('볼 수만 있는 촬영계획표예요.');
    else if (intent.do === 'move') move(key, intent.to);
    else if (intent.do === 'moveTo') wiring.openDialog({ kind: 'move', cargo: cargoFor(key) });
    else if (intent.do === 'remove') remove(key);
    else if (intent.do === 'open') open(key);
    else if (intent.do === 'handle') handles[intent.by](key);
    else if (intent.do === 'menu') {
      const box = (event.target as HTMLElement).getBoundingClientRect();
      setMenuAt({ x: box.left + 24, y: box.bottom });
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const key = keyAt(event.target);
    if (key === null) {
      if (onEmptyGround(event.target)) setPicked(NOTHING);
      return;
    }
    focus.setKey(key);
    const ctrl = event.ctrlKey || event.metaKey || (wiring.phone && selection.ids.length > 0);
    select(key, { shift: event.shiftKey, ctrl });
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const key = keyAt(event.target);
    if (key !== null && editable && !wiring.phone) open(key);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const key = keyAt(event.target);
    if (key === null || !editable) return;
    event.preventDefault();
    if (wiring.phone) return;
    if (!selection.ids.includes(key)) select(key, { shift: false, ctrl: false });
    focus.setKey(key);
    setMenuAt({ x: event.clientX, y: event.clientY });
  };

  return {
    selection,
    clear: () => setPicked(NOTHING),
    /** Picks exactly these rows. */
    surround: (ids: readonly string[]) => setPicked({ kind: 'rows', ids, anchor: ids.at(-1) ?? null }),
    focusKey: focus.key,
    /** Brings a row into sight and gives it the focus. */
    show: (key: string) => focus.goTo(key, lanes),
    menuAt,
    closeMenu: () => setMenuAt(null),
    cargoFor,
    picked: () => cargo,
    move,
    remove,
    open,
    handles,
    openMenu: (at: { x: number; y: number }) => setMenuAt(at),
    handlers: { onKeyDown, onClick, onDoubleClick, onContextMenu },
  };
}

/** What is picked, in the order of the board. */
function inOrder(ids: readonly string[], order: readonly string[]): readonly string[] {
  if (ids.length === 0) return ids;
  const picked = new Set(ids);
  return order.filter((id) => picked.has(id));
}

const keyAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null) : null;

/** A press on the ground of the board lets go of what is picked; one on a control does not. */
const onEmptyGround = (target: EventTarget): boolean =>
  target instanceof Element &&
  !target.closest('button, input, header, footer, [role="toolbar"], [role="menu"]');
