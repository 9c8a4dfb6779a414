import { longestCommon } from './longest-common.ts';

/** A stretch of a line; `isOther`: the line beside it does not say so. */
export interface WordRun {
  readonly text: string;
  readonly isOther: boolean;
}

/** SP20: two wordings of one line, each with the words that only it has. */
export function compareWords(
  before: string,
  after: string,
): readonly [readonly WordRun[], readonly WordRun[]] {
  const [as, bs] = [wordsOf(before), wordsOf(after)];
  const common = longestCommon(as.map(bare), bs.map(bare));
  return [runsOf(as, new Set(common.map(([a]) => a))), runsOf(bs, new Set(common.map(([, b]) => b)))];
}

export const wordsOf = (text: string): readonly string[] => text.match(/\s*\S+\s*/gu) ?? [];

const bare = (word: string): string => word.trim();

function runsOf(words: readonly string[], common: ReadonlySet<number>): WordRun[] {
  const runs: WordRun[] = [];
  words.forEach((text, at) => {
    const isOther = !common.has(at);
    const last = runs.at(-1);
    if (last?.isOther === isOther) runs[runs.length - 1] = { text: last.text + text, isOther };
    else runs.push({ text, isOther });
  });
  return runs;
}
