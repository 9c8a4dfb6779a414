/** Tabs of one browser tell each other that somebody is signing out. */
const tabs = new BroadcastChannel('ddak-leaving');
/** A tab that is closed in the middle of it says no more. */
const LONGEST_MS = 20_000;
let until = 0;

tabs.addEventListener('message', ({ data }: MessageEvent<boolean>) => {
  until = data ? Date.now() + LONGEST_MS : 0;
});

/** Somebody is signing out, here or in another tab: that calls come back with 401 now is no news. */
export const isLeaving = (): boolean => Date.now() < until;

export function sayLeaving(is: boolean): void {
  until = is ? Date.now() + LONGEST_MS : 0;
  tabs.postMessage(is);
}
