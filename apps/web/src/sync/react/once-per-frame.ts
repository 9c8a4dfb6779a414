/** Where no frames come (a tab in the background), it happens all the same. */
const WITHOUT_FRAMES_MS = 200;
/** How long others' edits may wait while a hand carries something: a frame that draws them is one that the hand loses. */
const UNDER_HAND_MS = 250;

export interface OncePerFrame {
  /** Wants it done with the next frame. */
  ask(): void;
  /** Does at once what is wanted. */
  now(): void;
  cancel(): void;
}

/**
 * Joins what is asked for many times between two frames: others' edits are drawn together, not one by one; and a few
 * times a second where the hand is busy.
 */
export function oncePerFrame(call: () => void, handIsBusy: () => boolean = () => false): OncePerFrame {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    if (timer === undefined) return;
    cancel();
    call();
  };
  return {
    ask() {
      if (timer !== undefined) return;
      if (handIsBusy()) {
        timer = setTimeout(now, UNDER_HAND_MS);
        return;
      }
      frame = requestAnimationFrame(now);
      timer = setTimeout(now, WITHOUT_FRAMES_MS);
    },
    now,
    cancel,
  };
}
