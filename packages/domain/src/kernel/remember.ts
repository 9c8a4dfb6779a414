/**
 * Computes an answer about a subject, or gives the last one while its inputs are the same objects. `compute` is told the
 * last one, so that it can keep what of it still holds.
 */
export type Remember<Subject extends object, Answer> = (
  subject: Subject,
  inputs: readonly unknown[],
  compute: (last: Answer | undefined) => Answer,
) => Answer;

/**
 * A memory of one answer for each subject. Rows, tables and groups are never changed in place, so an answer whose
 * inputs are all the same objects cannot be stale, and forgets itself with its subject.
 */
export function remembering<Subject extends object, Answer>(): Remember<Subject, Answer> {
  const known = new WeakMap<Subject, { readonly inputs: readonly unknown[]; readonly answer: Answer }>();
  return (subject, inputs, compute) => {
    const last = known.get(subject);
    if (last && isSame(last.inputs, inputs)) return last.answer;
    const answer = compute(last?.answer);
    known.set(subject, { inputs, answer });
    return answer;
  };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((input, i) => Object.is(input, b[i]));
