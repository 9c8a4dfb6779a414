import { DIGITS, NOTHING, type WrittenWeights } from '../src/organise/lines/model/written-weights.ts';
import type { Weights } from './train-crf.ts';

/** Weights in steps of one size, a character each; what says next to nothing is left out. */
export function writeWeights({ state, step }: Weights): WrittenWeights {
  let most = 0;
  for (const table of [state, step])
    for (const weights of table.values()) for (const one of weights) most = Math.max(most, Math.abs(one));
  const unit = Math.round((Math.min(most, 3.5) / NOTHING) * 1e4) / 1e4;
  return { unit, state: pack(state, unit), step: pack(step, unit) };
}

function pack(table: Weights['state'], unit: number): WrittenWeights['state'] {
  const packed: WrittenWeights['state'] = {};
  for (const [name, weights] of [...table].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const steps = [...weights].map((one) => Math.max(-NOTHING, Math.min(NOTHING, Math.round(one / unit))));
    if (steps.every((one) => one === 0)) continue;
    const cut = name.indexOf('=');
    const template = cut < 0 ? name : name.slice(0, cut);
    packed[template] ??= {};
    packed[template][cut < 0 ? '' : name.slice(cut + 1)] = steps.map((one) => DIGITS[one + NOTHING]).join('');
  }
  return packed;
}
