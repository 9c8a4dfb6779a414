import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const UPRIGHT = { width: 820, height: 1180 };
const LYING = { width: 1180, height: 820 };
const FINGER = 44;
/** What a fraction of a pixel is given. */
const SLACK = 1;

/** Somebody with a tablet or a phone on set, in a project with a long name. */
describe('the room of a screen', () => {
  let workplace: Workplace;
  let page: Page;
  let project: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '독고하늘빛나라');
    const { projectId, days, sceneIds } = await sceneBoard(owner, 4, [[1, 2], [3]]);
    await owner.run(projectId, 'editProject', {
      patch: { title: '막차가 떠난 정류장에서 The Last Bus to Seoul Station' },
    });
    const item = { subtype: '', quantity: 2, note: '', source: 'manual', evidence: null } as const;
    const items = [{ ...item, _id: newId(), type: 'props', name: '투명 우산' } as const];
    await owner.run(projectId, 'addBreakdownItems', { sceneId: sceneIds[0]!, items });
    await owner.run(projectId, 'addCharacter', {
      characterId: newId(),
      name: 'Alexander 크리스토퍼',
      kind: 'lead',
    });
    const callsheetId = newId();
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId: days[0]! });
    project = `/projects/${projectId}`;
    ({ page } = await workplace.signedIn(owner, project, { size: PHONE }));
    screens.push(`${project}/callsheets/${callsheetId}`, `${project}/breakdown?scene=${sceneIds[0]}`);
  });
  afterAll(() => workplace?.close());

  const screens: string[] = [];
  const names = [
    '',
    'screenplays',
    'scenes',
    'breakdown',
    'characters',
    'locations',
    'elements',
    'timetable',
  ];
  const more = ['today', 'callsheets', 'reports', 'crew', 'costs', 'history', 'settings'];
  const all = () => ['/', '/me', ...[...names, ...more].map((name) => `${project}/${name}`), ...screens];

  /** What lies over something else in the head, or stands out of the page. */
  const misplaced = (slack: number) =>
    page.evaluate((slackPx) => {
      const head = document.querySelector('main header');
      const parts = [...(head?.children ?? [])].flatMap((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && box.height > 0 ? [{ name: part.textContent ?? '', box, part }] : [];
      });
      const over = parts.flatMap((one, i) =>
        parts.slice(i + 1).flatMap((other) => {
          const wide =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > slackPx;
          const high =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > slackPx;
          return wide && high ? [`${one.name} over ${other.name}`] : [];
        }),
      );
      const out = parts
        .filter(({ box }) => box.right > innerWidth + slackPx)
        .map(({ name }) => `${name} out`);
      const cut = parts
        .filter(({ part }) => part.matches('button, a') && part.scrollWidth > part.clientWidth + slackPx)
        .map(({ name }) => `${name} cut`);
      const wider = document.documentElement.scrollWidth > innerWidth + slackPx ? ['the page is wider'] : [];
      return [...over, ...out, ...cut, ...wider];
    }, slack);

  /** What a finger of 44 px does not meet: pressed above, below or beside its middle, something else answers. */
  const tooSmall = () =>
    page.evaluate((finger) => {
      const pressed = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=checkbox]';
      return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((one) => {
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        const isSeen =
          box.width > 2 && one.checkVisibility({ visibilityProperty: true, opacityProperty: false });
        if (!isSeen || one.closest('[aria-hidden="true"]') || getComputedStyle(one).display === 'inline')
          return [];
        const meets = (x: number, y: number) => {
          const at = document.elementFromPoint(x, y);
          return at !== null && (one.contains(at) || (one.closest('label')?.contains(at) ?? false));
        };
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const reach = finger / 2 - 1;
        // What is scrolled out of sight is met by nothing.
        const isHigh = box.height >= finger - 0.5 || (meets(x, y - reach) && meets(x, y + reach));
        const isWide = box.width >= finger - 0.5 || (meets(x - reach, y) && meets(x + reach, y));
        const name = one.getAttribute('aria-label') ?? one.textContent;
        return isHigh && isWide ? [] : [`${name} ${Math.round(box.width)} x ${Math.round(box.height)}`];
      });
    }, FINGER);

  it('LO1, LO2: no screen is wider than it, nothing in a head lies over another, and a finger meets what it presses', async () => {
    for (const path of all()) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        await expect.poll(() => misplaced(SLACK), { message: `${path} ${size.width}` }).toEqual([]);
      }
      await page.setViewportSize(PHONE.viewport);
      await expect.poll(tooSmall, { message: `${path} on a phone` }).toEqual([]);
    }
  });

  it('LO1: every way in the sidebar is in sight, with its word, and as high as a finger', async () => {
    await page.goto(project);
    const ways = page.getByRole('navigation', { name: '작품 화면' }).first().getByRole('link');
    await ways.first().waitFor();
    for (const size of [UPRIGHT, LYING]) {
      await page.setViewportSize(size);
      const boxes = await ways.evaluateAll((links) =>
        links.map((link) => ({
          height: link.getBoundingClientRect().height,
          isCut: link.scrollWidth > link.clientWidth,
          word: link.textContent,
        })),
      );
      expect(boxes).toHaveLength(14);
      expect(boxes.filter(({ height, isCut, word }) => height < FINGER || isCut || !word)).toEqual([]);
    }
  });

  it('LO1: leaves most of an upright one to the screen', async () => {
    await page.setViewportSize(UPRIGHT);
    const share = () =>
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width / innerWidth);
    await expect.poll(share).toBeGreaterThan(0.85);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
