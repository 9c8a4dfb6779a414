import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

/** The hints of controls that show a picture alone, in the times of SPEC.md section 9. */
describe('a tooltip', () => {
  let workplace: Workplace;
  let page: Page;
  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    ({ page } = await workplace.signedIn(owner, '/me'));
    await page.clock.install();
    await page.goto('/');
    await new ProjectsPage(page).isOpen();
    // From here on time passes only as the test says.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  });
  afterAll(() => workplace?.close());

  const tips = () => page.getByRole('tooltip', { name: '메뉴 접기' }).count();
  const fold = () => page.getByRole('button', { name: '메뉴 접기' });

  // First: no mouse has been here yet, which the browser moves by itself when something is drawn under it.
  it('SPEC 9: comes under a finger that rests 700 ms, and stays 1500 ms after it', async () => {
    const finger = { pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5 };
    await fold().dispatchEvent('pointerdown', finger);
    await page.clock.runFor(690);
    expect(await tips()).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(tips).toBe(1);
    await fold().dispatchEvent('pointerup', finger);
    await page.clock.runFor(1_490);
    expect(await tips()).toBe(1);
    await page.clock.runFor(20);
    await expect.poll(tips).toBe(0);
  });

  it('SPEC 9: comes 100 ms after the pointer, at most 300 px wide, and goes with it', async () => {
    await fold().hover();
    await page.clock.runFor(90);
    expect(await tips()).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(tips).toBe(1);
    const paper = page.getByRole('tooltip').locator('.MuiTooltip-tooltip');
    expect(await paper.evaluate((one) => getComputedStyle(one).maxWidth)).toBe('300px');
    await page.mouse.move(700, 700);
    await page.clock.runFor(150);
    await expect.poll(tips).toBe(0);
  });

  it('comes with the focus of the keyboard too, and goes by Escape', async () => {
    await page.keyboard.press('Tab');
    for (let i = 0; i < 20 && !(await fold().evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.clock.runFor(110);
    await expect.poll(tips).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(tips).toBe(0);
  });

  it('takes the place of the browser’s own hint, and gives the words back', async () => {
    const home = page.getByRole('link', { name: 'DDAK 내 작품' });
    await home.hover();
    await page.clock.runFor(110);
    await page.getByRole('tooltip', { name: '내 작품' }).waitFor();
    expect(await home.getAttribute('title')).toBeNull();
    expect(await home.getAttribute('aria-description')).toBe('내 작품');
    await page.mouse.move(700, 700);
    await page.clock.runFor(150);
    expect(await home.getAttribute('title')).toBe('내 작품');
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
