import { LABELS } from '../src/organise/lines/model/line-label.ts';

/** F1 of each label over pairs of wanted and found. */
export function measureLines(wanted: readonly number[], found: readonly number[]): number[] {
  return LABELS.map((_, label) => {
    let right = 0;
    let had = 0;
    let should = 0;
    wanted.forEach((want, at) => {
      if (want === label) should += 1;
      if (found[at] === label) had += 1;
      if (want === label && found[at] === label) right += 1;
    });
    return had + should === 0 ? 1 : (2 * right) / (had + should);
  });
}
