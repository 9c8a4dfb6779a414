import { type LabourRules, mayBeDark, type Scene, SEOUL, sunTimes, TWILIGHT_MINUTES } from '@ddak/domain';
import type { BoardDay } from './read-board-day.ts';
import { usualFrame } from './usual-frame.ts';

/** A scene that waits for a day, whole or in part. */
export interface Waiting {
  readonly id: string;
  readonly scene: Scene;
  readonly minutes: number;
  readonly part: { readonly no: number; readonly of: number } | null;
}

const PART = /\/(\d+)of(\d+)$/;

/** `12/1of2`: how a part of a scene is called in the problem. */
const partId = (id: string, no: number, of: number): string => `${id}/${no}of${of}`;
/** The scene's id where a part, or a row of it, is named. */
export const sceneIdOf = (id: string): string => id.split('/')[0]!;
export const isPart = (id: string): boolean => PART.test(id);

/** A part's number and of how many; null for a whole scene. */
export function partOf(id: string): { readonly no: number; readonly of: number } | null {
  const found = PART.exec(id);
  return found ? { no: Number(found[1]), of: Number(found[2]) } : null;
}

/** BP7: a scene that is longer than a day holds, in equal parts that each fit; else the scene whole. */
export function inParts(id: string, scene: Scene, minutes: number, most: number): Waiting[] {
  const of = most > 0 && minutes > most ? Math.ceil(minutes / most) : 1;
  if (of === 1) return [{ id, scene, minutes, part: null }];
  const each = Math.ceil(minutes / of);
  return Array.from({ length: of }, (_, i) => ({
    id: partId(id, i + 1, of),
    scene,
    minutes: Math.min(each, minutes - i * each),
    part: { no: i + 1, of },
  }));
}

/**
 * What of a scene one day holds at the most, by what binds: the longest day less its frame, the light of the shortest
 * day that may change, a child's day. Without a limit where nothing binds: soft hours are rather broken.
 */
export function mostOfScene(days: readonly BoardDay[], rules: LabourRules): (scene: Scene) => number {
  const frame = usualFrame(days);
  const around = frame.setupMinutes + frame.wrapMinutes;
  const limits = [rules.shootDay, rules.dayHours].filter(({ severity }) => severity === 'hard');
  const room = Math.min(...limits.map(({ value }) => value)) - around;
  const suns = days.flatMap(({ day }) => sunTimes(day.tableDate, SEOUL) ?? []);
  const light = Math.min(...suns.map(({ sunrise, sunset }) => Math.floor((sunset - sunrise - 10) / 10) * 10));
  return (scene) => {
    if (!scene.windowVisible && (scene.setting === null || scene.setting === 'INT')) return room;
    if (scene.timeOfDay === 'day') return Math.min(room, light);
    const isTwilight = scene.timeOfDay === 'dawn' || scene.timeOfDay === 'sunset';
    return isTwilight && !mayBeDark(scene.timeText) ? Math.min(room, TWILIGHT_MINUTES) : room;
  };
}
