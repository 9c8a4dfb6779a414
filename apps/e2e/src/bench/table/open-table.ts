import { SCENE_TABLE_COLUMNS, type SceneColumn } from '@ddak/domain';
import type { Page } from 'playwright-core';
import type { Workplace } from '../../harness/workplace.ts';
import { calm } from '../board/calm.ts';
import { LIST, type OwnFilm, throttle } from '../board/open-board.ts';

/** The number, and ten columns that people fill, one beside the other. */
const FILLED = [
  ...(['setName', 'location', 'shootKind', 'time', 'setting'] as const),
  ...(['synopsis', 'cast', 'cuts', 'planned', 'note'] as const),
] satisfies readonly SceneColumn[];

/** Opens the scene list of a film with all of its columns, and slows its processor down. */
export async function openTable(
  workplace: Workplace,
  { owner, film }: OwnFilm,
  slowed: number,
): Promise<Page> {
  const first: readonly SceneColumn[] = ['number', ...FILLED];
  const rest = SCENE_TABLE_COLUMNS.map(({ key }) => key).filter((key) => !first.includes(key));
  const layout = { order: [...first, ...rest], hidden: [], widths: {} };
  await owner.call('PUT', '/me/grid-layouts/scene', { layout });
  const { page } = await workplace.signedIn(owner, '/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/projects/${film.projectId}/scenes`);
  await page.locator(LIST.selector).first().waitFor();
  await calm(page);
  await throttle(page, slowed);
  return page;
}
