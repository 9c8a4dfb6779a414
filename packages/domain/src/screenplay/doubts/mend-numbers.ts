import { josa } from '../../kernel/josa.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import { freeLetter } from '../review/steps/free-letter.ts';
import { type Doubtful, type Mend, numberOf, scenesBefore } from './mend.ts';

/** A number is skipped: take it, count on from it, or say that it is 결번. */
export function mendGap(doubtful: Doubtful): Mend[] {
  const { scene } = doubtful;
  const next = numberAfterBefore(doubtful);
  if (next === null || scene.sceneNo === null || next >= scene.sceneNo) return recount(doubtful);
  const until = scene.sceneNo - 1;
  const missing = next === until ? `${next}번` : `${next}~${until}번`;
  const empty: Mend = {
    label: `${missing} 결번 추가`,
    step: { kind: 'addOmitted', headingLine: scene.headingLine, from: next, until },
  };
  return [...(until - next < 50 ? [empty] : []), ...toNumber(scene, next), ...recount(doubtful)];
}

/** A number comes twice: a letter makes it a sub-scene, or everything from here is counted on. */
export function mendDouble(doubtful: Doubtful): Mend[] {
  const { scene, scenes } = doubtful;
  const letter = freeLetter(scenes, scene);
  const asSub = letter === null || scene.sceneNo === null ? [] : toNumber(scene, scene.sceneNo, letter);
  return [...asSub, ...recount(doubtful)];
}

/** The numbers step back: go on from the scene before, with those that follow or without. */
export function mendBack(doubtful: Doubtful): Mend[] {
  const next = numberAfterBefore(doubtful);
  return [...recount(doubtful), ...(next === null ? [] : toNumber(doubtful.scene, next))];
}

/** No number is written, or none that can be kept. */
export function mendMissingNumber(doubtful: Doubtful): Mend[] {
  const { scene } = doubtful;
  const next = numberAfterBefore(doubtful);
  const before = scenesBefore(doubtful.scenes, scene)[0];
  const letter = before?.sceneNo == null ? null : freeLetter(doubtful.scenes, before);
  return [
    ...(next === null ? [] : toNumber(scene, next)),
    ...(letter === null || before?.sceneNo == null ? [] : toNumber(scene, before.sceneNo, letter)),
    ...recount(doubtful),
  ].filter((mend) => !mend.label.startsWith(`${numberOf(scene)}번`));
}

/** One heading for 12~14: three scenes of it. */
export function mendRange({ doubt, scene }: Doubtful): Mend[] {
  const { sceneNo, headingLine } = scene;
  const until = doubt.until ?? 0;
  if (sceneNo === null || until <= sceneNo || until - sceneNo >= 26) return [];
  const numbers = Array.from({ length: until - sceneNo + 1 }, (_, i) => sceneNo + i);
  const named = numbers.length <= 3 ? `${numbers.join(', ')}번으로` : `${sceneNo}번부터 ${until}번까지`;
  return [{ label: `${named} 나누기`, step: { kind: 'divide', headingLine, until } }];
}

/** From the scene before: its number and one; 1 where there is none. Null where that one has no number. */
function numberAfterBefore({ scene, scenes }: Doubtful): number | null {
  const before = scenesBefore(scenes, scene).find((other) => other.episodeNo === scene.episodeNo);
  if (!before) return 1;
  return before.sceneNo === null || before.sceneNo >= 9999 ? null : before.sceneNo + 1;
}

function recount(doubtful: Doubtful): Mend[] {
  const sceneNo = numberAfterBefore(doubtful);
  if (sceneNo === null) return [];
  const { headingLine } = doubtful.scene;
  return [
    {
      label: `여기부터 ${josa(`${sceneNo}번`, '으로/로')} 다시 매기기`,
      step: { kind: 'renumber', headingLine, sceneNo, subSceneNo: '', following: true },
    },
  ];
}

const toNumber = (scene: ReviewedScene, sceneNo: number, subSceneNo = ''): Mend[] => [
  {
    label: `${sceneNo}${subSceneNo}번으로`,
    step: { kind: 'renumber', headingLine: scene.headingLine, sceneNo, subSceneNo, following: false },
  },
];
