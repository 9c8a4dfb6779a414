import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { filmOnServer } from '../harness/film-on-server.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };
const FORTNIGHT = 14;
const LONG_SET = '한강대교 북단 둔치 주차장';

/** On a laptop at 2 a.m. two weeks can be seen at once. */
describe('TT23: two weeks at once at 1440×900', () => {
  let workplace: Workplace;
  let page: Page;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '조감독');
    const film = await filmOnServer(owner, { scenes: 112, days: 16, items: 0, waiting: 0 });
    await owner.run(film.projectId, 'editScenes', {
      sceneIds: [film.scenes[0]!],
      patch: { setName: LONG_SET },
    });
    ({ page } = await workplace.signedIn(owner, `/projects/${film.projectId}/timetable`));
    await page.locator('[data-row]').first().waitFor();
    const narrower = page.getByRole('button', { name: '날 좁게' });
    while (await narrower.isEnabled()) await narrower.click();
    await page.locator('[data-width="weeks"] [data-row]').first().waitFor();
  });
  afterAll(async () => {
    expect(workplace.errors()).toEqual([]);
    await workplace.close();
  });

  it('fourteen days are wholly in view, with no scrolling', async () => {
    await expect.poll(() => page.evaluate(wholeDays), soon).toBeGreaterThanOrEqual(FORTNIGHT);
  });

  it('of each scene the number and the set can be read to their last letter, or to three dots after two lines', async () => {
    const names = await page.evaluate(shownNames);
    expect(names.length).toBeGreaterThan(FORTNIGHT * 5);
    for (const { text, isSmall, seen, whole } of names) {
      expect(isSmall, text).toBe(false);
      // What is longer than two lines shows these whole.
      if (!text.includes(LONG_SET)) expect(seen, text).toBeGreaterThanOrEqual(whole);
      else expect(seen, text).toBeGreaterThanOrEqual(30);
    }
  });

  it('strips stand in one line below each other, and nothing at the foot is cut off', async () => {
    expect(await page.evaluate(outOfPlace)).toEqual([]);
  });

  it('of each day the number, the date and the call can be read', async () => {
    const heads = await page.locator('section[data-day] header').allInnerTexts();
    for (const head of heads.slice(0, FORTNIGHT)) expect(head).toMatch(/회차[\s\S]*\d+\.\d+[\s\S]*\d\d:\d\d/);
  });
});

/** Strips that are not as wide as their column, and buttons of its foot that are cut off. */
const outOfPlace = () =>
  [...document.querySelectorAll('section[data-day]')].flatMap((day) => {
    const { left, right } = day.getBoundingClientRect();
    const strips = [...day.querySelectorAll('.strip')].filter((strip) => {
      const box = strip.getBoundingClientRect();
      return box.left > left + 8 || box.right < right - 8;
    });
    const buttons = [...day.querySelectorAll('footer button')].filter((button) => {
      const box = button.getBoundingClientRect();
      return box.width > 0 && (box.left < left || box.right > right);
    });
    return [...strips, ...buttons].map((one) => `${day.ariaLabel}: ${one.textContent}`);
  });

/** Days of which nothing lies outside of the view. */
const wholeDays = () => {
  const view = document.querySelector('[data-drag-scroll="x"]')!.getBoundingClientRect();
  const right = Math.min(view.right, innerWidth);
  return [...document.querySelectorAll('section[data-day]')].filter((day) => {
    const box = day.getBoundingClientRect();
    return box.left >= view.left && box.right <= right && box.top >= 0 && box.bottom <= innerHeight;
  }).length;
};

/** What the strips say, how high the text in them is, and how much of that is seen. */
const shownNames = () =>
  [...document.querySelectorAll('section[data-day] .strip > div:first-of-type')].map((line) => ({
    text: line.textContent ?? '',
    isSmall: Number.parseFloat(getComputedStyle(line).fontSize) < 11,
    seen: line.clientHeight,
    whole: line.scrollHeight,
  }));
