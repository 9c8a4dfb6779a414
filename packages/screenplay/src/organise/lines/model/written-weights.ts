/** Weights by template and value: a character for each label, or for each pair of labels. */
export interface WrittenWeights {
  /** Size of one step of a character, in natural logarithms of odds. */
  unit: number;
  state: Record<string, Record<string, string>>;
  step: Record<string, Record<string, string>>;
}

/** Printable characters that JSON leaves as they are; the one in the middle is nothing. */
export const DIGITS =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";
export const NOTHING: number = (DIGITS.length - 1) / 2;
