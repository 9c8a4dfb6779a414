import {
  FLAG_WORDS,
  type Scene,
  SETTING_WORDS,
  SETTINGS,
  SHOOT_KIND_WORDS,
  SHOOT_KINDS,
  STORY_FLAGS,
  TIME_WORDS,
  TIMES_OF_DAY,
} from '@ddak/domain';
import type { ScenePatch } from './scene-patch.ts';
import type { SceneColumn } from './table/scene-columns.ts';

export type ChoiceColumn = Extract<SceneColumn, 'shootKind' | 'time' | 'setting'>;

export interface Choice {
  readonly label: string;
  readonly patch: ScenePatch;
  readonly selected: boolean;
}

export const isChoice = (column: SceneColumn): column is ChoiceColumn =>
  column === 'shootKind' || column === 'time' || column === 'setting';

/** What a cell with a few values offers; the last entry takes the value away. */
export function choicesOf(scene: Scene, column: ChoiceColumn): Choice[] {
  if (column === 'shootKind')
    return [
      ...SHOOT_KINDS.map((shootKind) => ({
        label: `${shootKind} ${SHOOT_KIND_WORDS[shootKind]}`,
        patch: { shootKind },
        selected: scene.shootKind === shootKind,
      })),
      none(scene.shootKind === null, { shootKind: null }),
    ];
  if (column === 'setting')
    return [
      ...SETTINGS.map((setting) => ({
        label: SETTING_WORDS[setting],
        patch: { setting },
        selected: scene.setting === setting,
      })),
      none(scene.setting === null, { setting: null }),
    ];
  return [
    ...TIMES_OF_DAY.map((timeOfDay) => ({
      label: TIME_WORDS[timeOfDay],
      // The script's own word goes with the time that it said.
      patch: { timeOfDay, timeText: TIME_WORDS[timeOfDay] },
      selected: scene.timeOfDay === timeOfDay,
    })),
    none(scene.timeOfDay === null, { timeOfDay: null, timeText: '' }),
  ];
}

/** What kind of storytelling a scene is: any of them, or none; each choice puts one in or takes it away. */
export function flagChoices(scene: Scene): Choice[] {
  const now = scene.flags ?? [];
  return STORY_FLAGS.map((flag) => {
    const selected = now.includes(flag);
    const flags = STORY_FLAGS.filter((one) => (one === flag ? !selected : now.includes(one)));
    return { label: FLAG_WORDS[flag], patch: { flags }, selected };
  });
}

/** 창밖 보임 (PC3): asked of interiors alone, others see the light anyway. */
export function windowChoices(scene: Scene): Choice[] {
  const selected = scene.windowVisible ?? false;
  if (scene.setting !== 'INT' && !selected) return [];
  return [{ label: '창밖 보임', patch: { windowVisible: !selected }, selected }];
}

const none = (selected: boolean, patch: ScenePatch): Choice => ({ label: '정하지 않음', patch, selected });
