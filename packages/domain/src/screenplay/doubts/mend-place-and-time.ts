import { josa } from '../../kernel/josa.ts';
import { SETTING_WORDS, TIME_WORDS } from '../../scene/scene-words.ts';
import { SETTINGS, TIMES_OF_DAY } from '../organised.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import type { SceneFields } from '../review/review-step.ts';
import { type Doubtful, type Mend, scenesBefore } from './mend.ts';

/** No place: that of the scene before, then the places where the script is most. */
export function mendPlace({ scene, scenes }: Doubtful): Mend[] {
  const before = scenesBefore(scenes, scene).find((other) => other.setName !== null);
  const counts = new Map<string, number>();
  for (const { setName } of scenes) if (setName) counts.set(setName, (counts.get(setName) ?? 0) + 1);
  const often = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const names = [...new Set([...(before?.setName ? [before.setName] : []), ...often])].slice(0, 3);
  return names.map((setName) => ({
    label: setName === before?.setName ? `앞 씬과 같이 ‘${setName}’` : `‘${setName}’`,
    step: set(scene, { setName }),
  }));
}

/** No time, or words that say none: that of the scene before, then each time of day. */
export function mendTime({ scene, scenes }: Doubtful): Mend[] {
  const before = scenesBefore(scenes, scene).find((other) => other.timeOfDay !== null)?.timeOfDay;
  const times = [...new Set([...(before ? [before] : []), ...TIMES_OF_DAY])];
  return times.map((timeOfDay) => ({
    label: timeOfDay === before ? `앞 씬과 같이 ${TIME_WORDS[timeOfDay]}` : TIME_WORDS[timeOfDay],
    // The script's own words stay where it has any.
    step: set(scene, { timeOfDay, timeText: scene.timeText ?? TIME_WORDS[timeOfDay] }),
  }));
}

/** In or out was guessed from the place: one button each, the guess first. */
export function mendSetting(scene: ReviewedScene): Mend[] {
  const settings = [...SETTINGS].sort((a, b) => Number(b === scene.setting) - Number(a === scene.setting));
  return settings.map((setting) => ({
    label:
      setting === scene.setting ? `${josa(SETTING_WORDS[setting], '이/가')} 맞음` : SETTING_WORDS[setting],
    step: set(scene, { setting }),
  }));
}

const set = (scene: ReviewedScene, fields: SceneFields): Mend['step'] => ({
  kind: 'setFields',
  headingLines: [scene.headingLine],
  fields,
});
