import { LABELS } from './line-label.ts';
import written from './line-weights.json' with { type: 'json' };
import { DIGITS, NOTHING, type WrittenWeights } from './written-weights.ts';

export interface LineWeights {
  unit: number;
  state: ReadonlyMap<string, Int8Array>;
  step: ReadonlyMap<string, Int8Array>;
}

let read: LineWeights | null = null;

/** The weights that training wrote, read when first needed. */
export function lineWeights(): LineWeights {
  read ??= readWeights(written);
  return read;
}

export function readWeights({ unit, state, step }: WrittenWeights): LineWeights {
  return { unit, state: unpack(state, LABELS.length), step: unpack(step, LABELS.length ** 2) };
}

function unpack(table: WrittenWeights['state'], width: number): Map<string, Int8Array> {
  const all = new Map<string, Int8Array>();
  for (const [template, values] of Object.entries(table)) {
    for (const [value, digits] of Object.entries(values)) {
      if (digits.length !== width) throw new Error(`weights of ${template}=${value} are cut short`);
      all.set(
        value === '' ? template : `${template}=${value}`,
        Int8Array.from(digits, (digit) => DIGITS.indexOf(digit) - NOTHING),
      );
    }
  }
  return all;
}
