import type { Project } from '../project/project.ts';
import type { Scene } from './scene.ts';

const LEAST = 20;
const STEP = 5;

type Length = Pick<Scene, 'plannedMinutes' | 'cutCount' | 'pages'>;
type Pace = Pick<Project, 'minutesPerEighth' | 'minutesPerCut'>;

/** SC3: minutes that a scene takes to shoot when nobody has set them: by its cuts where they are known, else by its length. */
export function defaultPlannedMinutes(scene: Omit<Length, 'plannedMinutes'>, pace: Pace): number {
  if (scene.cutCount) return scene.cutCount * pace.minutesPerCut;
  return Math.round(Math.max(LEAST, scene.pages * pace.minutesPerEighth) / STEP) * STEP;
}

/** SC3: the minutes that days, checks and costs use: what was set, else the default. */
export const plannedMinutes = (scene: Length, pace: Pace): number =>
  scene.plannedMinutes ?? defaultPlannedMinutes(scene, pace);
