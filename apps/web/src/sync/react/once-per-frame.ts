/** Where no frames come (a tab in the background), it happens all the same. */
const WITHOUT_FRAMES_MS = 200;
/** While others' edits keep coming they are drawn this seldom; one that comes alone, with the next frame. */
const STREAM_MS = 200;
/**
 * How long others' edits may wait while a hand carries something: a frame that draws them is one that the hand loses, and
 * rows that shift under it are aimed at anew. They come at once when it lets go.
 */
const UNDER_HAND_MS = 2_000;

/** Whether a hand carries something, and who wants to know when it has let go. */
export interface Hand {
  readonly isBusy: () => boolean;
  readonly onFree: (free: () => void) => () => void;
}
const NO_HAND: Hand = { isBusy: () => false, onFree: () => () => undefined };

export interface OncePerFrame {
  /** Wants it done with the next frame; at once what a busy hand has to know. */
  ask(isUrgent?: boolean): void;
  /** Does at once what is wanted. */
  now(): void;
  cancel(): void;
}

/**
 * Joins what is asked for many times: others' edits are drawn together, not one by one: a few times a second while they
 * keep coming, and more seldom while a hand is busy. What can be computed before is then prepared, a little at a time:
 * in one go it would cost the hand ten frames.
 */
export function oncePerFrame(
  call: () => void,
  hand: Hand = NO_HAND,
  prepare: () => Promise<void> = async () => undefined,
): OncePerFrame {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doneAt = Number.NEGATIVE_INFINITY;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = undefined;
  };
  const doNow = () => {
    cancel();
    doneAt = performance.now();
    call();
  };
  const now = () => {
    if (timer !== undefined) doNow();
  };
  const stop = hand.onFree(now);
  return {
    ask(isUrgent = false) {
      if (isUrgent) return doNow();
      if (timer !== undefined) return;
      if (hand.isBusy()) {
        // What fails here fails again where it is drawn, which says so.
        timer = setTimeout(() => void prepare().then(now, now), UNDER_HAND_MS);
        return;
      }
      const wait = doneAt + STREAM_MS - performance.now();
      if (wait > 0) {
        timer = setTimeout(now, wait);
        return;
      }
      frame = requestAnimationFrame(now);
      timer = setTimeout(now, WITHOUT_FRAMES_MS);
    },
    now,
    cancel() {
      stop();
      cancel();
    },
  };
}
