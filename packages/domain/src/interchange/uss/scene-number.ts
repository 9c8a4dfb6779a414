import type { ListedScene } from '../../scene/import/listed-scene.ts';

export type CountedNumber = Pick<ListedScene, 'episodeNo' | 'sceneNo' | 'subSceneNo'>;

/** `12`, `12A`, `3-12A`, with `PT1` behind it where it is half a scene. */
const NUMBER = /^(?:(?:S#|SC\.?)\s*)?(?:(\d{1,3})\s*-\s*)?(\d{1,4})\s*([A-Z]?)\s*(?:PT\.?\s*\d+)?$/;

/**
 * US7: the number of a scene as programs write it. `isWhole` false: more stands there than one number. Null: no number, and no
 * scene that could be kept.
 */
export function readSceneNumber(
  written: string,
  episodeNo: number | null,
): (CountedNumber & { readonly isWhole: boolean }) | null {
  const plain = written.normalize('NFKC').trim().toUpperCase();
  const match = NUMBER.exec(plain);
  if (match?.[2]) {
    const told = episodeNo ?? (match[1] === undefined ? null : Number(match[1]));
    return { episodeNo: told, sceneNo: Number(match[2]), subSceneNo: match[3] ?? '', isWhole: true };
  }
  const first = /(\d{1,4})([A-Z]?)(?![A-Z\d])/.exec(plain);
  if (!first?.[1]) return null;
  return { episodeNo, sceneNo: Number(first[1]), subSceneNo: first[2] ?? '', isWhole: false };
}
