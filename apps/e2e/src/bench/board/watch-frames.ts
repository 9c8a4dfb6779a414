import type { Page } from 'playwright-core';

/** How a page kept up while something happened. */
export interface Frames {
  /** Milliseconds of work on the main thread in each frame. */
  readonly p50: number;
  readonly p95: number;
  /** The longest stretch in which nothing else could happen, ms. */
  readonly longest: number;
  /** Share of frames that came too late to be shown, percent. */
  readonly dropped: number;
}

interface Watch {
  readonly work: number[];
  readonly gaps: number[];
  longest: number;
  stop(): void;
}

const FRAME_MS = 1000 / 60;

/** How the page keeps up during something. */
export async function framesDuring(page: Page, during: () => Promise<unknown>): Promise<Frames> {
  const done = await watchFrames(page);
  await during();
  return done();
}

/**
 * Counts frames from here until the answer is called. The work of a frame is what passes from the first event that
 * it hands out (or its beginning) until the page is idle again: a message sent to itself comes after everything that
 * the frame had to do.
 */
async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const heard = ['mousemove', 'mousedown', 'mouseup', 'wheel', 'scroll', 'keydown'];
    const channel = new MessageChannel();
    let last = performance.now();
    let begun: number | null = null;
    let stopped = false;
    const begin = () => {
      begun ??= performance.now();
    };
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) watch.longest = Math.max(watch.longest, entry.duration);
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    const watch: Watch = {
      work: [],
      gaps: [],
      longest: 0,
      stop() {
        stopped = true;
        take(observer.takeRecords());
        observer.disconnect();
        for (const kind of heard) removeEventListener(kind, begin, true);
      },
    };
    (window as unknown as { watch: Watch }).watch = watch;
    observer.observe({ type: 'longtask' });
    for (const kind of heard) addEventListener(kind, begin, { capture: true, passive: true });
    channel.port1.onmessage = () => {
      // Two frames may pass before the first of their messages is handed out.
      if (begun === null) return;
      const took = performance.now() - begun;
      watch.work.push(took);
      watch.longest = Math.max(watch.longest, took);
      begun = null;
    };
    const frame = (at: number) => {
      if (stopped) return;
      watch.gaps.push(at - last);
      last = at;
      begin();
      channel.port2.postMessage(null);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return async () => {
    const watch = await page.evaluate(() => {
      const { watch: seen } = window as unknown as { watch: Watch };
      seen.stop();
      return { work: seen.work, gaps: seen.gaps, longest: seen.longest };
    });
    return framesOf(watch);
  };
}

function framesOf({ work, gaps, longest }: Omit<Watch, 'stop'>): Frames {
  const sorted = [...work].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const due = gaps.reduce((sum, gap) => sum + gap, 0) / FRAME_MS;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    p50: round(at(0.5)),
    p95: round(at(0.95)),
    longest: round(longest),
    dropped: round(Math.max(0, 100 * (1 - gaps.length / due))),
  };
}
