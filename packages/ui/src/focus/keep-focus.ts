import { canTake, type Gap, gapAt, gapOf, successorOf } from './gap.ts';

/** What had the focus last in one layer: the page, a dialog, a menu, the toasts. */
interface Place {
  readonly layer: Element;
  readonly element: HTMLElement;
  gap: Gap | null;
}

/** How long what is busy may stay disabled before the focus goes on without it. */
const BUSY_MS = 1_000;
/** A dialog in a dialog in a page, with a menu and a toast. */
const MOST_LAYERS = 6;

/**
 * KB1: where what has the focus goes away under the keys, the focus goes on to what is next to it, and never to the page, where
 * Tab would begin anew and no key is heard. Whoever sets it themselves within two frames is left alone. A pointer
 * takes nothing along: the next space bar would press what nobody chose.
 */
export function keepFocus(page: Document): () => void {
  let places: Place[] = [];
  let isByKeys = false;
  let given: HTMLElement | null = null;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    if (!isByKeys || !isNowhere(page)) return;
    for (const place of places.toReversed()) {
      const next = nextOf(place);
      if (!next) continue;
      next.focus({ preventScroll: place.gap === null });
      given = next;
      return;
    }
    page.querySelector('main')?.focus({ preventScroll: true });
  };
  // Who moves the focus on purpose does so with the change or in the frame after it.
  const settleLater = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(settle);
    });
  };

  const watch = new MutationObserver((records) => {
    for (const place of places) follow(place, records);
    const last = places.at(-1);
    if (!last || !isByKeys || !isNowhere(page)) return;
    const { element } = last;
    const isDisabled = element.isConnected && element.matches(':disabled');
    const isTouched = records.some(({ target }) => target === element);
    if (isTouched && isDisabled) {
      clearTimeout(timer);
      timer = setTimeout(settle, BUSY_MS);
    } else if (isTouched || last.gap || !element.isConnected || gapOf(element, records)) settleLater();
  });
  const on = {
    focusin({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target === page.body) return;
      clearTimeout(timer);
      if (target !== given) given = null;
      const layer = layerOf(target);
      // A dialog takes up what was disabled for a moment: the button is still the one that has it.
      if (isFrame(target) && places.some((place) => place.layer === layer)) return;
      const others = places.filter((place) => place.layer !== layer);
      places = [...others, { layer, element: target, gap: null }].slice(-MOST_LAYERS);
    },
    keydown(event: KeyboardEvent) {
      isByKeys = true;
      // A key that is held presses one thing, not each that comes up in its place.
      if (event.repeat && given && event.target === given && (event.key === 'Enter' || event.key === ' '))
        event.preventDefault();
    },
    pointerdown() {
      isByKeys = false;
    },
    wheel() {
      isByKeys = false;
    },
    // What assistive technology presses comes without a pointer.
    click({ detail }: MouseEvent) {
      if (detail === 0) isByKeys = true;
    },
  };
  const all = Object.entries(on) as [string, (event: Event) => void][];
  for (const [name, hear] of all)
    page.addEventListener(name, hear, { capture: true, passive: name === 'wheel' });
  watch.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const [name, hear] of all) page.removeEventListener(name, hear, { capture: true });
  };
}

/** It, as long as it can have the focus, else what is next to it. */
function nextOf({ element, gap }: Place): HTMLElement | null {
  if (canTake(element)) return element;
  const at = element.isConnected ? gapAt(element) : gap;
  return at?.parent.isConnected ? successorOf(at) : null;
}

/** Remembers where it stood when it goes, and further out when what it stood in goes, too. */
function follow(place: Place, records: readonly MutationRecord[]): void {
  if (place.element.isConnected) return;
  place.gap ??= gapOf(place.element, records);
  while (place.gap && !place.gap.parent.isConnected) {
    const outer = gapOf(place.gap.parent, records);
    if (!outer) return;
    place.gap = { ...outer, index: -1 };
  }
}

/** What stands beside other such things in the page: the app itself, each dialog, each menu. */
function layerOf(element: Element): Element {
  let layer = element;
  while (layer.parentElement && layer.parentElement !== layer.ownerDocument.body) layer = layer.parentElement;
  return layer;
}

/** On the page, or on the frame of a dialog, which takes it up when it has fallen. */
function isNowhere({ activeElement, body }: Document): boolean {
  return !activeElement || activeElement === body || isFrame(activeElement);
}

const isFrame = (element: Element): boolean =>
  element.matches('[role="presentation"][tabindex="-1"], [role="dialog"][tabindex="-1"]');
