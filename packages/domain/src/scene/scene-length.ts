import { formatEighths } from '../kernel/eighths.ts';
import type { Scene } from './scene.ts';
import { minutesText } from './scene-words.ts';

/**
 * SL6: how long a scene is, as every screen, list and report says it. `isDerived`: by its pages, a minute each, since nobody
 * has said how long it runs.
 */
export function sceneLength(
  { pages, screenMinutes }: Pick<Scene, 'pages' | 'screenMinutes'>,
  inEighths: boolean,
): { readonly text: string; readonly isDerived: boolean } {
  if (inEighths) return { text: pages === 0 ? '' : formatEighths(pages), isDerived: false };
  if (screenMinutes !== null) return { text: minutesText(screenMinutes), isDerived: false };
  return { text: pages === 0 ? '' : minutesText(pages / 8, 5), isDerived: true };
}
