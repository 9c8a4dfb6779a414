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
  stopped: boolean;
}

const FRAME_MS = 1000 / 60;

/**
 * Counts frames from here until the answer is called. The work of a frame is what passes from its beginning until the
 * page is idle again: a message sent to itself comes after everything that the frame had to do.
 */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const watch: Watch = { work: [], gaps: [], longest: 0, stopped: false };
    (window as unknown as { watch: Watch }).watch = watch;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watch.longest = Math.max(watch.longest, entry.duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const channel = new MessageChannel();
    let begun = 0;
    channel.port1.onmessage = () => {
      watch.work.push(performance.now() - begun);
    };
    const frame = (at: number) => {
      if (watch.stopped) return;
      watch.gaps.push(at - last);
      last = at;
      begun = performance.now();
      channel.port2.postMessage(null);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return async () => {
    const watch = await page.evaluate(() => {
      const { watch: seen } = window as unknown as { watch: Watch };
      seen.stopped = true;
      return seen;
    });
    return framesOf(watch);
  };
}

function framesOf({ work, gaps, longest }: Watch): Frames {
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
