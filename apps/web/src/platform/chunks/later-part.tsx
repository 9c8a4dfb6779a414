import { type ComponentType, lazy, useState } from 'react';
import { browserClock } from '../clock/browser-clock.ts';
import { handIsBusy } from '../drag/cover-page.ts';
import { loadChunk } from './load-chunk.ts';

/** A screen, or a part of one, that is not fetched with what stands around it. */
export interface LaterPart<Props = object> {
  readonly Part: ComponentType<Props>;
  /** Fetches it, so that it is there when it is shown. */
  readonly load: () => Promise<unknown>;
}

const loads: (() => Promise<unknown>)[] = [];

/** It is taken from the device when it is first shown: the service worker has fetched it by then. */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let here: ComponentType<Props> | null = null;
  const load = async () => {
    const part = await fetchPart();
    here = part.default;
    return part;
  };
  const Lazy = lazy(() => loadChunk(browserClock, load));
  loads.push(load);
  return {
    load,
    // Of one that is here already, `lazy` would show its place holder first, and React leaves that for 300 ms.
    Part: (props) => {
      const [Shown] = useState<ComponentType<Props>>(() => here ?? Lazy);
      return <Shown {...props} />;
    },
  };
}

/** A page that is always busy fetches all the same. */
const BUSY_MS = 1_000;
const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such moments.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: BUSY_MS });
    else setTimeout(resolve);
  });

/** Fetches parts one after another, so that nobody who works meanwhile feels it. Each is carried out, too, as it comes. */
export async function fetchInQuietMoments(parts: readonly LaterPart['load'][]): Promise<void> {
  for (const load of parts) {
    while (handIsBusy()) await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
    await quietMoment();
    // What cannot be fetched now is fetched when it is gone to.
    await Promise.allSettled([load()]);
  }
}

/** Where no service worker keeps the app: fetches what is left of it, so that a screen not yet seen opens without a line too. */
export const fetchAllParts = (): Promise<void> => fetchInQuietMoments(loads);
