import type { Scene } from '@ddak/domain';

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
