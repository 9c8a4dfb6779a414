import { hintedAt, takeTitle, textOf } from './tooltip-text.ts';
import { TOOLTIP } from './tooltip-times.ts';

export interface Hint {
  readonly element: HTMLElement;
  readonly text: string;
}

/** Between two controls nothing flickers. */
const LEAVE_MS = 100;
/** A finger that goes further than this many px drags or scrolls. */
const STILL_PX = 10;

/** Says which hint is to be shown, in its time; null: none. The answer ends it. */
export function followHints(page: Document, show: (hint: Hint | null) => void): () => void {
  let over: HTMLElement | null = null;
  let giveBack = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let down: { readonly x: number; readonly y: number } | null = null;

  const later = (ms: number, call: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(call, ms);
  };
  const leave = () => {
    clearTimeout(timer);
    giveBack();
    giveBack = () => {};
    over = null;
    isShown = false;
    show(null);
  };
  const come = (element: HTMLElement, ms: number) => {
    if (element === over) return clearTimeout(timer);
    leave();
    const text = textOf(element);
    giveBack = takeTitle(element);
    over = element;
    later(ms, () => {
      if (!element.isConnected) return leave();
      isShown = true;
      show({ element, text });
    });
  };

  const on = {
    pointerover({ target, pointerType, buttons }: PointerEvent) {
      if (pointerType === 'touch' || buttons > 0) return;
      const element = hintedAt(target);
      if (element) come(element, TOOLTIP.enterDelay);
      else if (over) later(LEAVE_MS, leave);
    },
    pointerdown({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
      if (pointerType !== 'touch') return leave();
      down = { x, y };
      const element = hintedAt(target);
      if (element) come(element, TOOLTIP.enterTouchDelay);
      else leave();
    },
    pointermove({ pointerType, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'touch' || !down) return;
      if (Math.hypot(clientX - down.x, clientY - down.y) > STILL_PX) leave();
    },
    pointerup({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') return;
      down = null;
      if (isShown) later(TOOLTIP.leaveTouchDelay, leave);
      else leave();
    },
    pointercancel: leave,
    focusin({ target }: FocusEvent) {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const element = hintedAt(target);
      if (element === target) come(element, TOOLTIP.enterDelay);
      else leave();
    },
    focusout: leave,
    keydown: ({ key }: KeyboardEvent) => key === 'Escape' && leave(),
    scroll: leave,
  };
  const all = Object.entries(on) as [string, (event: Event) => void][];
  for (const [name, hear] of all) page.addEventListener(name, hear, { capture: true, passive: true });
  return () => {
    leave();
    for (const [name, hear] of all) page.removeEventListener(name, hear, { capture: true });
  };
}
