import type { Id } from '../kernel/id.ts';
import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import type { OrganisedScreenplay } from './organised.ts';
import type { ReviewedScene } from './review/review-scene.ts';
import { minutesPerPageOf, screenMinutesOf } from './scene-facts.ts';

/** Minutes on the screen of a page: what holds now, and what scenes may have been reckoned by before. */
export interface ScreenPace {
  readonly now: number;
  readonly before: readonly number[];
}

/** SP10: the project's own minutes a page; where it says none, those that the script was read at. */
export const minutesPerPageIn = (
  state: ProjectState,
  projectId: Id,
  organised: Pick<OrganisedScreenplay, 'scenes'>,
): number => state.project.get(projectId)?.screenMinutesPerPage ?? minutesPerPageOf(organised);

export function screenPace(state: ProjectState, projectId: Id, organised: OrganisedScreenplay): ScreenPace {
  const now = minutesPerPageIn(state, projectId, organised);
  const usual = usualPace([...state.scene.values()]);
  return { now, before: [now, minutesPerPageOf(organised), ...(usual === null ? [] : [usual])] };
}

/** What the column takes. */
const MOST_SCREEN_MINUTES = 999;

/** SP7: minutes that came of the pages of the version before follow the new text; those set by hand stay. */
export function screenMinutesFor(
  pace: ScreenPace,
  scene: Pick<ReviewedScene, 'statedSeconds' | 'pages'>,
  old: Scene,
): number {
  const isByHand = !pace.before.some((minutes) => old.screenMinutes === screenMinutesOf(old.pages, minutes));
  if (old.screenMinutes !== null && isByHand) return old.screenMinutes;
  return Math.min(minutesOf(scene, pace.now), MOST_SCREEN_MINUTES);
}

/** SP10: what the heading says, else the length of the text at the pace that holds. */
const minutesOf = (
  { statedSeconds, pages }: Pick<ReviewedScene, 'statedSeconds' | 'pages'>,
  pace: number,
): number => (statedSeconds === undefined ? screenMinutesOf(pages, pace) : statedSeconds / 60);

/** The pace that at least three scenes and most of them have; null where none is usual. */
function usualPace(scenes: readonly Scene[]): number | null {
  const reckoned = scenes.filter((scene) => scene.screenMinutes !== null && scene.pages > 0);
  const counts = Map.groupBy(reckoned, (scene) => ((scene.screenMinutes ?? 0) * 8) / scene.pages);
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length >= 3 && most[1].length * 2 > reckoned.length ? most[0] : null;
}
