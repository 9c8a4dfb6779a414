import type { HeadingFields, StoryFlag } from '@ddak/domain';
import { toldFlags } from '../scenes/told-flags.ts';
import { readMarker, textAfter } from './heading-marker.ts';
import { subSceneLetter } from './heading-number.ts';
import { readTail } from './heading-tail.ts';

/**
 * The fields and story flags of one heading typed by hand, in any form that `organise` knows (`S#12-1. 카페 (낮)`, `INT. 거실 - 밤`,
 * `카페/D`). N-M is read as scene and sub-scene, since there is no document to say otherwise.
 */
export function parseHeading(text: string): HeadingFields & { flags: StoryFlag[] } {
  const marker = readMarker(text);
  const number = marker?.number ?? null;
  const tail = readTail(marker ? textAfter(text, marker) : text);
  return {
    episodeNo: marker?.episode ?? (number?.third ? number.first : null),
    sceneNo: number ? (number.third ? Number(number.second) || null : number.first) : null,
    subSceneNo: (number && subSceneLetter(number.third ?? number.second ?? '')) ?? '',
    setName: tail.setName,
    setting: tail.setting,
    timeOfDay: tail.timeOfDay,
    timeText: tail.timeText,
    omitted: tail.omitted,
    flags: toldFlags(tail),
  };
}
