import type { SourceLine } from '../source-line.ts';
import { type CueCandidate, findCues } from './cue-candidates.ts';
import { readsAsAction } from './speech-or-action.ts';
import { type CueStyle, isCapital } from './vote-cast.ts';

/** What stands around a line: enough to tell a lone name from a short action line. */
export interface CueContext {
  line: SourceLine;
  at: number;
  next: SourceLine | null;
  nextIsHeading: boolean;
  /** The line before it is speech or a cue. */
  inSpeech: boolean;
}

/** The cue that a line is in this document's style, or null. */
export function acceptCue(context: CueContext, style: CueStyle): CueCandidate | null {
  for (const cue of findCues(context.line, context.at)) {
    const known = style.cast.has(cue.name.who);
    if (cue.form === 'lone') {
      if (style.forms.has('lone') && acceptLone(cue, context, style, known)) return cue;
    } else if (cue.form === 'space') {
      if (style.forms.has('space') && known && !NARRATION.test(cue.speech)) return cue;
    } else if (cue.form === 'paren') {
      if (known && !style.forms.has('lone')) return cue;
    } else if ((style.forms.has(cue.form) && !cue.loose) || (known && cue.form !== 'bold')) {
      return cue;
    }
  }
  return null;
}

const NARRATION = /(?:[는한인진린긴친온간본선든운난된]다|있다|없다)\s*[.]?$/;

function acceptLone(cue: CueCandidate, context: CueContext, style: CueStyle, known: boolean): boolean {
  const { line, next, nextIsHeading } = context;
  if (!next || nextIsHeading) return false;
  const tight = style.doubleSpaced || next.blankBefore === 0;
  if (known) return tight || !style.blankBeforeCue || next.indent > line.indent;
  if (!tight) return false;
  if (style.cueIndent !== null) return Math.abs(line.indent - style.cueIndent) <= 3;
  if (style.speechIndent !== null && next.indent < style.speechIndent - 1) return false;
  if (isCapital(cue.name.who)) return !style.blankBeforeCue || line.blankBefore > 0;
  if (style.blankBeforeCue) return line.blankBefore > 0 && cue.name.who.length <= 10;
  const kin = style.cast.has(cue.name.who.split(' ').at(-1) ?? '');
  const short = kin || /^[가-힣]{1,4}\d?$/.test(cue.name.who);
  return short && !readsAsAction(next.text, startsWithCast(next.text, style.cast));
}

/** Whether a line opens with a person and a particle or comma: `준호가 …`, `수진, …`. */
export function startsWithCast(text: string, cast: ReadonlySet<string>): boolean {
  const latin = /^[A-Z][a-z]+(?:\s[A-Z][a-z]+)?/.exec(text)?.[0].toUpperCase();
  if (latin !== undefined && (cast.has(latin) || cast.has(latin.split(' ')[0] ?? ''))) return true;
  const opening = /^([가-힣A-Za-z0-9]{1,12})/.exec(text)?.[1];
  if (opening === undefined) return false;
  for (let length = Math.min(opening.length, 10); length >= 1; length--) {
    if (!cast.has(opening.slice(0, length))) continue;
    return /^(?:[은는이가을를의와과도]|에게|한테|께서|[,\s])/.test(text.slice(length));
  }
  return false;
}
