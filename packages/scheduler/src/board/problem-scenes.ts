import {
  extrasOfScene,
  labelOfRow,
  mayBeDark,
  type ProjectState,
  type Scene,
  sceneLabel,
  scenesInOrder,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardOptions } from './board-options.ts';
import { placeKey } from './place-key.ts';
import type { BoardReading } from './read-board.ts';
import { type Block, blocksOf } from './read-board-day.ts';
import { elementsOf, type Scarce } from './scarce-elements.ts';

type SceneInput = ScheduleProblemInput['scenes'][number];

/** Every scene of the board and those that wait, in the order of the story; a split scene once for each of its rows. */
export function problemScenes(
  state: ProjectState,
  reading: BoardReading,
  options: BoardOptions,
  scarce: Scarce,
): SceneInput[] {
  const order = new Map(scenesInOrder(state).map((scene, i) => [scene._id, i]));
  const blocks = freeOf(reading).map((block) => ({
    ...block,
    label: labelOfRow(state, block.scene, block.row),
  }));
  const waiting = reading.waiting.map((one) => ({
    ...one,
    breakMinutes: 0,
    label: `${sceneLabel(state, one.scene)}${one.part ? ` (${one.part.no}/${one.part.of})` : ''}`,
  }));
  return [...blocks, ...waiting]
    .map(({ id, scene, minutes, breakMinutes, label }) => ({
      ...wordsOf(state, scene),
      id,
      name: label,
      minutes,
      breakMinutes,
      extras: [...extrasOfScene(state, scene._id)],
      elements: elementsOf(state, scene, scarce),
      storyOrder: order.get(scene._id) ?? 0,
      storyMatters: options.weights.story > 0,
    }))
    .sort((a, b) => a.storyOrder - b.storyOrder || (a.id < b.id ? -1 : 1));
}

/** The blocks that the problem holds: all but those which are pinned to a day that is lost. */
export const freeOf = (reading: BoardReading): Block[] => [
  ...reading.days.flatMap(blocksOf),
  ...reading.lost.flatMap(blocksOf).filter(({ row }) => !row.pinned),
];

const wordsOf = (state: ProjectState, scene: Scene) => ({
  cast: scene.characters.map(({ _id }) => _id),
  place: placeKey(state, scene),
  setting: scene.setting,
  // A scene that was kept on a device may be older than its window.
  windowVisible: scene.windowVisible ?? false,
  timeOfDay: scene.timeOfDay,
  mayBeDark: mayBeDark(scene.timeText),
});
