import { findCues } from '../cues/cue-candidates.ts';
import { isPlainlySpoken } from '../cues/speech-or-action.ts';
import { isCapital } from '../cues/vote-cast.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** What the text below the headings is made of, as shares of its lines, 0 to 1. */
export interface SectionFacts {
  /** Sections that have text at all, and sections in which somebody plainly speaks under a name or a mark. */
  filled: number;
  speaking: number;
  /** Lines of narration in plain style (`문을 연다.`). */
  told: number;
  /** Lines of a document's own voice: polite statements under no name, nominal endings (`…함`, `…할 것`). */
  stated: number;
  /** Lines that no film says: addresses, code, formulas, decimals of sections. */
  technical: number;
}

const STATED = /(?:니다|[함됨임음]|[할될]\s*것|바람|가능|필요|예정|완료|위함)\s*[.)]?$/;
const TECHNICAL =
  /https?:\/\/|www\.|@[\w-]+\.\w|[{};=]\s*$|^\s*(?:<\/?\w+|```|import |const |function |public |class |SELECT |GET |POST )|\w+\(\w*\)|^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s|[A-Za-z_]+\.[a-z]{2,4}\b/;
const ONLY_SPEECH: ReadonlySet<string> = new Set(['colon', 'gap', 'bold', 'mark', 'paren', 'lone']);

/** Facts of the text between headings at `starts` (indexes of lines, rising) and the end of the document. */
export function readSectionFacts(starts: readonly number[], lines: readonly SourceLine[]): SectionFacts {
  const speakers = recurringCapitals(lines);
  let [filled, speaking, told, stated, technical, count] = [0, 0, 0, 0, 0, 0];
  starts.forEach((start, i) => {
    const end = starts[i + 1] ?? lines.length;
    if (end - start > 1) filled += 1;
    let speaks = false;
    for (let at = start + 1; at < end; at++) {
      const line = lines[at] as SourceLine;
      count += 1;
      const spoken = isSpokenUnderName(line, at, lines[at + 1], speakers);
      speaks ||= spoken;
      if (tellsNow(line.text)) told += 1;
      else if (!spoken && STATED.test(line.text)) stated += 1;
      if (TECHNICAL.test(line.text)) technical += 1;
    }
    if (speaks) speaking += 1;
  });
  const share = (n: number): number => (count === 0 ? 0 : n / count);
  return { filled, speaking, told: share(told), stated: share(stated), technical: share(technical) };
}

/** Stage directions are told in the present (`연다`, `서 있다`), reports and tales in the past. */
function tellsNow(text: string): boolean {
  const found = /([가-힣])다\s*[.…]*$/.exec(text.trim());
  if (!found?.[1]) return false;
  const code = found[1].charCodeAt(0) - 0xac00;
  return (code % 28 === 4 && found[1] !== '인') || /[있없]다\s*[.…]*$/.test(text);
}

/** Names in capitals that are set off again and again, as in English scripts, whose speech has no endings of its own. */
function recurringCapitals(lines: readonly SourceLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  lines.forEach((line, at) => {
    for (const { form, name } of findCues(line, at))
      if (ONLY_SPEECH.has(form) && isCapital(name.who)) counts.set(name.who, (counts.get(name.who) ?? 0) + 1);
  });
  return new Set([...counts].filter(([, count]) => count >= 3).map(([name]) => name));
}

/** Whether somebody speaks here under a name: what stands behind or below it has the ending of speech. */
function isSpokenUnderName(
  line: SourceLine,
  at: number,
  next: SourceLine | undefined,
  speakers: ReadonlySet<string>,
): boolean {
  return findCues(line, at).some((cue) => {
    if (!ONLY_SPEECH.has(cue.form)) return false;
    if (speakers.has(cue.name.who)) return cue.form !== 'lone' || next?.blankBefore === 0;
    if (cue.form === 'lone')
      return next !== undefined && next.blankBefore === 0 && isPlainlySpoken(next.text);
    return isPlainlySpoken(cue.speech) || /^["“'‘「]/.test(cue.speech);
  });
}
