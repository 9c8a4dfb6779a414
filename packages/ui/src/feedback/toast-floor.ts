const bars = new Set<Element>();
const listeners = new Set<() => void>();
let floor = 0;
let watching: ResizeObserver | null = null;

/** Runs when a frame has been laid out: asking where bars are costs no layout of its own then. */
function measure(): void {
  const shown = [...bars].map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height > 0);
  const next = Math.round(Math.max(0, ...shown.map(({ top }) => window.innerHeight - top)));
  if (next === floor) return;
  floor = next;
  for (const listener of listeners) listener();
}

/**
 * The ref of a bar at the foot of the page (status, actions, choices): toasts come above it as long as it is there, so that
 * none of its buttons lies under what was just said.
 */
export function toastFloor(bar: Element | null): (() => void) | undefined {
  if (!bar) return undefined;
  watching ??= new ResizeObserver(measure);
  bars.add(bar);
  watching.observe(bar);
  // Where bars stand changes with the window, whose own size theirs need not follow.
  watching.observe(document.documentElement);
  return () => {
    bars.delete(bar);
    watching?.unobserve(bar);
    // What is observed anew is told of at the next frame.
    watching?.unobserve(document.documentElement);
    watching?.observe(document.documentElement);
  };
}

/** How far from the bottom of the window the highest bar reaches, in px. */
export const readToastFloor = (): number => floor;

export function onToastFloor(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
