import type { CDPSession, Page } from 'playwright-core';
import type { FilmOnServer } from '../../harness/film-on-server.ts';
import type { Program } from '../../harness/program.ts';
import type { Workplace } from '../../harness/workplace.ts';
import { calm } from './calm.ts';

export const BOARD = { path: 'timetable', selector: '[data-row]' };
export const LIST = { path: 'scenes', selector: '[role="row"] [role="gridcell"]' };

/** A film, and somebody whose only one it is. */
export interface OwnFilm {
  readonly owner: Program;
  readonly film: FilmOnServer;
}

/** Opens a screen of the film, waits until it stands and nothing more happens, and slows its processor down. */
export async function openFilm(
  workplace: Workplace,
  { owner, film }: OwnFilm,
  screen: { readonly path: string; readonly selector: string },
  slowed = 1,
): Promise<Page> {
  const { page } = await workplace.signedIn(owner, `/projects/${film.projectId}/${screen.path}`);
  await page.locator(screen.selector).first().waitFor();
  await calm(page);
  await throttle(page, slowed);
  return page;
}

/** Slows the page's processor down by so many times, for as long as the page lives. */
export async function throttle(page: Page, rate: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}
