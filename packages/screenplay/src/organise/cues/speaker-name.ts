import { foldWidth } from '../lines/normalise-text.ts';
import { isLabel, isTransition } from '../words/labels.ts';
import { readSetting } from '../words/setting-words.ts';
import { SURNAME } from '../words/surnames.ts';
import { readTime } from '../words/time-words.ts';
import { isTitle } from '../words/titles.ts';

/** A name as a cue writes it: the person, and what stands in parentheses beside them. */
export interface SpeakerName {
  who: string;
  /** Others who speak the same words (`준호·미영`). */
  others: string[];
  /** What was in the parentheses when it is a manner of speaking, to be shown as a parenthetical. */
  manner: string | null;
}

const VOICE =
  /^(?:V\.?\s*[O0]\.?|V\/O|O\.?\s*S\.?|O\.?\s*L\.?|O\.?\s*C\.?|E\.?|N\.?|NA\.?|F\.?|M\.?|T\.?|소리|목소리|독백|방백|내레이션|나레이션|마음의\s*소리|속마음|전화|전화\s*목소리|필터|채팅|문자|카톡|녹음|스피커|라디오|TV|티브이|CONT[’']?D\.?|CONTINUED|계속|PRE-?LAP|ON\s+(?:TV|PHONE|SCREEN|RADIO)|FILTERED|V\.?O\.?\s*\/\s*.*)$/i;
const ROLE =
  /^(?:\d{1,2}\s*(?:세|대|살|대\s*[초중후]반)?(?:\s*[,/]?\s*(?:남|여|남자|여자|[가-힣]{1,6}))?|남|여|\d{1,2}대\s*[초중후]?반?|[가-힣]{1,4}\s*역)$/;
/** `C#1`, `CUT 3`: a shot. */
const CUT = /^(?:C\s?#|CUT\s?#?|컷\s?#?)\s?\d/i;
const NOT_NAME =
  /[①-⑳▶▷→※□■●?!…"“”'‘’`~=<>{}[\]|@%^*_+;:]|\.\.|(?:습니다|니다|[^가-힣][다요]|에서|으로|하고|하며|면서|는데|지만|라고|다고)$/;

/** Reads `준호`, `준호(E)`, `형사1`, `준호·미영`, `SARAH (V.O.)`; null when the phrase cannot name anyone. */
export function readSpeaker(phrase: string): SpeakerName | null {
  if (phrase.length > 80) return null;
  const text = foldWidth(phrase)
    .trim()
    .replace(/^(?:@|(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+)\s*/u, '')
    .replace(/\s*\^$/, '');
  const split = /^(.*?)\s*((?:\([^()]*\)\s*)*)$/.exec(text);
  let base = (split?.[1] ?? text).trim();
  const parens = [...(split?.[2] ?? '').matchAll(/\(([^()]*)\)/g)].map((match) => (match[1] ?? '').trim());
  base = base
    .replace(/^([^()]+)\)$/, '$1')
    // `SKANKY GUY (CONT'D`: the line ends before its parenthesis does.
    .replace(/\s*\((?:V\.?O\.?|O\.?S\.?|CONT['’]?D?)\.?$/i, '')
    .replace(
      /(?:\s+(?:V\.?O\.?|V\/O|O\.?S\.?|소리|목소리|독백|인터뷰)|(?<=[가-힣]\s?)(?:NA|E|F|N|V\.?O\.?|INT\.?))$/i,
      '',
    )
    .trim()
    .replace(/\s*(?:\(E|E\))$/, '');
  base = joinLetters(base);
  if (!isNameShape(base)) return null;
  const manner = parens.filter((inner) => !VOICE.test(inner) && !ROLE.test(inner));
  const [who = base, ...others] = TELLS.test(base) ? [NARRATOR] : splitGroup(base);
  return { who, others, manner: manner.length > 0 ? manner.join(', ') : null };
}

/** The narrator's words that are nothing else anywhere. */
const TELLS = /^(?:내레이션|나레이션|내래이션|내레이터|나레이터|V\.?O\.?)$/;

/** Who tells, whatever the script calls the voice. */
export const NARRATOR = '내레이션';
const NARRATOR_NAMES =
  /^(?:N|N\.?A\.?|Na\.?|NAR|V\.?O\.?|narration|(?:AI\s?|음성\s?|보이스\s?)?(?:내레이션|나레이션|내래이션|내레이터|나레이터)(?:\s?\/\s?[가-힣\s]{1,8}|\s?(?:대사|멘트|음성|V\.?O\.?|VO))?)$/i;

/** `N`, `Na`, `내레이션`, `내레이션/카피`: one voice under many names, and `N` is a time of day everywhere else. */
export function readNarrator(phrase: string): SpeakerName | null {
  const text = foldWidth(phrase).trim();
  const found =
    NARRATOR_NAMES.test(text.replace(/\)$/, '')) || NARRATOR_NAMES.test(text.replace(/\s?\([^()]*\)$/, ''));
  return found ? { who: NARRATOR, others: [], manner: null } : null;
}

/** `준  호`: letters spread to the width of longer names. */
function joinLetters(base: string): string {
  return /^[가-힣](?:\s+[가-힣])+$/.test(base) ? base.replace(/\s+/g, '') : base.replace(/\s+/g, ' ');
}

/** Whether a parenthesis tells that only the voice is there: (V.O), (E), (소리). */
export const isSoundMark = (inner: string): boolean => VOICE.test(inner.trim());

/** Whether a parenthesis belongs to the name (voice, role) rather than to the manner of speaking. */
export function isVoiceMark(inner: string): boolean {
  return VOICE.test(inner.trim()) || ROLE.test(inner.trim());
}

function splitGroup(base: string): string[] {
  const parts = base.split(/\s*[·,/&+ㆍ・]\s*|\sAND\s/).map((part) => part.trim());
  // `A/S 기사` is one person.
  const names = parts.every((part) => isNameShape(part) && !/^[A-Z]$/i.test(part));
  return parts.length > 1 && names ? parts : [base];
}

/** Short, no sentence, no label, no time or place word. */
export function isNameShape(text: string): boolean {
  if (text === '' || !/[가-힣A-Za-z\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return false;
  const roomNumber = /^\d{1,4}(?:호|번)(?:\s?[가-힣]{1,6})?$/.test(text);
  if (
    NOT_NAME.test(withoutApostrophes(text)) ||
    CUT.test(text) ||
    (/^[\d\-(),.#]/.test(text) && !roomNumber) ||
    /^[^()]*\)/.test(text) ||
    /[,.\-/]$/.test(text)
  )
    return false;
  const words = text.split(/\s+/);
  const hangul = /[가-힣]/.test(text);
  if (hangul ? text.length > 14 || words.length > 3 : text.length > 38 || words.length > 6) return false;
  if (isLabel(text) || isTransition(text) || isRunning(words)) return false;
  return readTime(text) === null && readSetting(text) === null;
}

/** `SEL'S MOTHER`, `MAÎTRE D'`: in capitals an apostrophe belongs to the name. */
function withoutApostrophes(text: string): string {
  return text === text.toUpperCase() && /^[A-Z]/.test(text) ? text.replace(/(?<=\p{Lu})['’]/gu, '') : text;
}

/** `Denise counts plates`, `INSERT - A POSTCARD`: Latin words that no name has among them. */
function isRunning(words: readonly string[]): boolean {
  if (words[1] === '-' && isLabel(words[0] ?? '')) return true;
  const [first = '', ...rest] = words;
  return /^[A-Z]/.test(first) && rest.some((word) => /^[a-z]/.test(word) && !PARTICLE.test(word));
}

const PARTICLE =
  /^(?:of|the|on|at|in|and|with|from|de|da|del|della|di|du|la|le|van|von|der|den|bin|al|as|to|for)$/;

const AGE_BEFORE = /^(?:어린|젊은|늙은|중년|노년|꼬마)\s+/;
const VERB_END = /[가-힣](?:다|요|죠|까|네|군)$/;
const PHRASE_END = /[가-힣](?:은|는|을|를|의|에|로|며|고|게|히|듯|채|서|면|던|한|할|된|되는|있는|없는|하는)$/;

/**
 * `인물` alone is not enough on a lone line: 그가 본다, 침묵 and the like are action. `김민서`, `남다은` are names, though
 * phrases end so too.
 */
export function looksLikePhrase(written: string): boolean {
  const text = written.replace(AGE_BEFORE, '');
  if (text.length <= 2 || isTitle(text.split(' ').at(-1) ?? '')) return false;
  if (VERB_END.test(text)) return true;
  return PHRASE_END.test(text) && !(text.length === 3 && SURNAME.test(text.charAt(0)));
}
