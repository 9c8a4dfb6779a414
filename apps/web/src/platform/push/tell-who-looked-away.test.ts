import { expect, it } from 'vitest';
import { tellWhoLookedAway } from './tell-who-looked-away.ts';
import type { Shows } from './worker/show-notice.ts';

const DONE = { title: '배치안이 나왔어요', body: '3개', path: '/projects/1/timetable', tag: 'proposal 1' };

/** What is shown to somebody who looks or not, in a browser that may show it or not. */
async function shownTo(isHidden: boolean, may = true): Promise<string[]> {
  const shown: string[] = [];
  const shows: Shows = {
    getNotifications: async () => [],
    showNotification: async (title) => {
      shown.push(title);
    },
  };
  await tellWhoLookedAway(DONE, { isHidden: () => isHidden, shows: async () => (may ? shows : null) });
  return shown;
}

it('NT12: tells who looks elsewhere that what they waited for is done, where the browser may', async () => {
  expect(await shownTo(true)).toEqual([DONE.title]);
  expect(await shownTo(true, false)).toEqual([]);
  expect(await shownTo(false)).toEqual([]);
});
