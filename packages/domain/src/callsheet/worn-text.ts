import { isWorn, whoseItem } from '../breakdown/elements/whose-item.ts';
import { itemsOfScene, itemText } from '../breakdown/items-of-scene.ts';
import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';

/**
 * CS120: the costumes and make-up of scenes as the sheet prints them, `우비 / 준호: 교복, 운동화`: behind the name of whoever
 * wears them, where that could be another in the scene and the words do not say it.
 */
export function wornText(state: ProjectState, scenes: readonly Scene[]): string {
  const worn = scenes.flatMap((scene) =>
    itemsOfScene(state, scene._id)
      .filter(isWorn)
      .map((item) => {
        const names =
          scene.characters.length > 1 ? whoseItem(state, scene, item).map(({ name }) => name) : [];
        const isSaid = names.every((name) => item.name.includes(name));
        return { text: itemText(item), whose: isSaid ? '' : names.join('·') };
      }),
  );
  return [...Map.groupBy(worn, ({ whose }) => whose)]
    .sort(([a], [b]) => Number(b === '') - Number(a === ''))
    .map(([whose, things]) => {
      const texts = [...new Set(things.map(({ text }) => text))].join(', ');
      return whose === '' ? texts : `${whose}: ${texts}`;
    })
    .join(' / ');
}
