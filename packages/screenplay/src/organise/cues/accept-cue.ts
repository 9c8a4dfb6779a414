import type { SourceLine } from '../lines/source-line.ts';
import { isTitle } from '../words/titles.ts';
import { startsWithCast } from './cast-opening.ts';
import { type CueCandidate, findCues, isMarked } from './cue-candidates.ts';
import { isMannerRow, isPerson } from './gather-namings.ts';
import { isSomebody } from './mark-cues.ts';
import { AGE, speaksOnce } from './space-cues.ts';
import { looksLikePhrase } from './speaker-name.ts';
import { isPlainlySpoken, isTold, readsAsAction, soundsSpoken } from './speech-or-action.ts';
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
    if (!isPerson(cue, style.people)) continue;
    const known = style.cast.has(cue.name.who) || style.cast.has(cue.name.who.replace(AGE, ''));
    if (cue.form === 'lone') {
      if (
        style.forms.has('lone')
          ? acceptLone(cue, context, style, known)
          : known && opensBelow(cue, context, style)
      )
        return cue;
    } else if (cue.form === 'space') {
      if (style.forms.has('space') && acceptSpaced(cue, known, style)) return cue;
    } else if (cue.form === 'mark') {
      const wrapped = /^[[<【〈《「『]$/.test(cue.mark ?? '') && cue.name.who.length <= 6;
      if (
        cue.mark === style.mark &&
        (known || wrapped || isSomebody(cue.name.who) || soundsSpoken(cue.speech))
      )
        return cue;
    } else if (cue.form === 'paren') {
      const speaks = known || (cue.parenthetical !== null && speaksOnce(cue, style.cast));
      if (speaks && !style.forms.has('lone') && !toldAfter(cue, style)) return cue;
    } else if (
      (style.forms.has(cue.form) && (!cue.loose || acceptLooseGap(cue, style))) ||
      (known && cue.form !== 'bold')
    ) {
      return cue;
    }
  }
  return null;
}

/** `급식 아주머니  많이 먹어라.`: two spaces, which action may have by mistake. */
function acceptLooseGap(cue: CueCandidate, style: CueStyle): boolean {
  if (isMarked(cue)) return true;
  if (cue.form !== 'gap' || looksLikePhrase(cue.name.who) || cue.written.includes(',')) return false;
  return soundsSpoken(cue.speech) && !startsWithCast(cue.written, style.cast);
}

function acceptSpaced(cue: CueCandidate, known: boolean, style: CueStyle): boolean {
  if (isMarked(cue)) return true;
  if (!known || cue.name.others.length > 0) return speaksOnce(cue, style.cast);
  // `민지 고개를 숙인다. 정적.`: what is told first is told, unless it ends as only speech does.
  const [first = '', ...more] = cue.speech.split(/(?<=[.!?…])\s+/);
  const answered = more.some(
    (sentence) => soundsSpoken(sentence) && !isTold(sentence) && sentence.includes(' '),
  );
  const told =
    NARRATION.test(cue.speech) ||
    (more.length > 0 && !answered && readsAsAction(cue.speech, true) && isTold(first));
  if (!told || FIRST_PERSON.test(cue.speech)) return true;
  if (!NARRATION.test(cue.speech)) return false;
  // `사공 강이 다 가져가서 없다`: where narration puts particles behind names, a bare name speaks.
  return style.namesTakeParticles && SUBJECT.test(cue.speech) && !ABOUT_NAME.test(cue.speech);
}

/** `달 앞에 …`, `투전꾼 하나가 …`: goes on with the one who is named. */
const ABOUT_NAME =
  /^(?:앞|뒤|옆|위|아래|곁|쪽|하나|둘|셋|무리|일행|손|눈|어깨|머리|얼굴|한\s|두\s|세\s|몇\s)/;
const SUBJECT = /[가-힣][이가은는](?=\s)/;

/** `RUTH (50s) steps out`, `도경(34) 사원증을 찍는다`: a person introduced, where this is not how people speak. */
function toldAfter({ speech, parenthetical }: CueCandidate, style: CueStyle): boolean {
  if (/^[a-z]/.test(speech)) return true;
  if (parenthetical !== null) return NARRATION.test(speech) && !FIRST_PERSON.test(speech);
  return !style.forms.has('paren') && readsAsAction(speech, false);
}

/** Who speaks and who is spoken to, and how only speech begins. */
const FIRST_PERSON =
  /^(?:(?:나|너|저|우리|너희|자네|당신|그대|네놈)(?:는|은|도|를|을|만|에게|한테)?|난|내|내게|내가|우린|넌|네가|니가|제가|전|그럼|그래|응|어|아|야|자|에이|이제|여기|거기|왜|뭐|진짜|정말)(?=[\s,.?!…])/;
const NARRATION = /(?:[는한인진린긴친온간본선든운난된]다|있다|없다)\s*[.]?$/;

/** `김 부장`, `형사 박`, `손님 2`. */
function isTitledName(who: string): boolean {
  const [first = '', second, third] = who.split(' ');
  if (second === undefined || third !== undefined) return false;
  return isTitle(second) || /^[가-힣]{1,6} \d{1,2}$/.test(who) || (isTitle(first) && second.length === 1);
}

/** `별이` in a row of its own where names stand beside their speech, and what is said right below. */
function opensBelow(cue: CueCandidate, { next, nextIsHeading }: CueContext, style: CueStyle): boolean {
  if (!next || nextIsHeading || (next.blankBefore > 0 && !style.doubleSpaced) || cue.name.others.length > 0)
    return false;
  if (findCues(next, cue.at + 1).some(({ form }) => form === 'colon' || form === 'gap')) return false;
  return isMannerRow(next.text) || soundsSpoken(next.text);
}

function acceptLone(cue: CueCandidate, context: CueContext, style: CueStyle, known: boolean): boolean {
  const { line, next, nextIsHeading } = context;
  if (!next || nextIsHeading) return false;
  const tight = style.doubleSpaced || next.blankBefore === 0;
  if (known) return tight || !style.blankBeforeCue || next.indent > line.indent;
  if (!tight) return false;
  if (isMarked(cue)) return true;
  if (style.cueIndent !== null) return Math.abs(line.indent - style.cueIndent) <= 3;
  if (style.speechIndent !== null && next.indent < style.speechIndent - 1) return false;
  if (isCapital(cue.name.who)) return !style.blankBeforeCue || line.blankBefore > 0;
  if (style.blankBeforeCue) return line.blankBefore > 0 && cue.name.who.length <= 10;
  const kin = style.cast.has(cue.name.who.split(' ').at(-1) ?? '');
  const titled = isTitledName(cue.name.who);
  const loud = /^[가-힣]{2,7}$/.test(cue.name.who) && /[?!]$/.test(next.text);
  const short = kin || titled || loud || isPlainName(cue.name.who, style);
  // `여고생 보건` / `(웃으며)`: nothing but a cue has a manner below it.
  if (isMannerRow(next.text) && cue.name.who.split(' ').length <= 2) return true;
  const opensWithCast = startsWithCast(next.text, style.cast);
  // `안내 음성` / `지하 육 층입니다.`: only speech ends so.
  const few = cue.name.who.length <= 9 && cue.name.who.split(' ').length <= 2;
  if (few && !opensWithCast && !style.cast.has(next.text) && isPlainlySpoken(next.text)) return true;
  // `직원` / `142번 손님.`: who is named by what they are is no piece of action, unless action goes on below.
  if (isSomebody(cue.name.who) && !opensWithCast && !isTold(next.text)) return true;
  return short && !readsAsAction(next.text, opensWithCast);
}

/** `연희`, `형사1`; `Kid` where others are written so. */
function isPlainName(who: string, style: CueStyle): boolean {
  if (/^[가-힣]{1,4}\d?$/.test(who)) return true;
  return TITLE_CASE.test(who) && [...style.cast].some((name) => TITLE_CASE.test(name));
}

const TITLE_CASE = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/;
