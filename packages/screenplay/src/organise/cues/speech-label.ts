import { foldWidth } from '../lines/normalise-text.ts';
import { readNarrator, readSpeaker, type SpeakerName } from './speaker-name.ts';

/** A field whose value is said, with who says it where the line tells. */
export interface LabelledSpeech {
  name: SpeakerName | null;
  /** Of the text: how much is label and name, as written. */
  written: string;
  speech: string;
}

const LABEL = '(?:대사|멘트|육성|말풍선|DIALOGUES?)';
const LINE = new RegExp(
  String.raw`^([-•*·ㆍ○●▶>#\s]*\*{0,2}(?:${LABEL}\s*(?:[(\[]([^()[\]]{1,20})[)\]])?|([^:()]{1,12}?)(?:의)?\s${LABEL})\s*\*{0,2}\s*(?::|：)\s*\*{0,2})\s*(.*)$`,
  'is',
);
const NAME = '[가-힣A-Za-z][가-힣A-Za-z0-9 ]{0,9}?';
/** `민수: …`, `[민수] …`, `(민수) …`, `민수(작게) …`, `민수 “…”`. */
const INNER = [
  new RegExp(String.raw`^\*{0,2}(${NAME}(?:\s?\([^()]{1,20}\))?)\*{0,2}\s*[:：]\s*\*{0,2}(\S.*)$`, 's'),
  new RegExp(String.raw`^[[(]\s*(${NAME}(?:\s?\([^()]{1,12}\))?)\s*[\])]\s*(["“'‘]?\S.*)$`, 's'),
  new RegExp(String.raw`^(${NAME}(?:\s?\([^()]{1,20}\))?)\s*(["“].*)$`, 's'),
];

/**
 * `대사: 민수 “…”`, `대사 (민수): …`, `민수의 대사: …`, `대사: …` (OG73); null where a line is no such field. An
 * ambassador is called 대사 too: whether that word is a person, where nobody else is named, the document says.
 */
export function readLabelledSpeech(text: string): LabelledSpeech | null {
  const match = LINE.exec(text);
  if (!match || NOTHING.test(match[4] ?? '')) return null;
  const label = match[1] ?? '';
  const value = text.slice(text.length - (match[4] ?? '').length);
  const named = speakerOf(match[2] ?? match[3] ?? '');
  if (named) return { name: named, written: label.trim(), speech: value };
  for (const pattern of INNER) {
    const inner = pattern.exec(foldWidth(value));
    const name = inner?.[1] ? speakerOf(inner[1]) : null;
    if (!inner?.[2] || !name) continue;
    const speech = value.slice(value.length - inner[2].length);
    return { name, written: text.slice(0, text.length - inner[2].length).trim(), speech };
  }
  return { name: null, written: label.trim(), speech: value };
}

/** Manners and languages stand in the parentheses of a label too: `대사 (한국어)`, `(작게) …`. */
function speakerOf(written: string): SpeakerName | null {
  const text = written.trim();
  if (text === '' || NO_NAME.test(text)) return null;
  return readNarrator(text) ?? readSpeaker(text);
}

/** `대사: 없음`. */
const NOTHING = /^\*{0,2}(?:없음|없다|해당\s*없음|무|[-–—xX]|N\/A|none)[.)]?\*{0,2}$/i;

const NO_NAME =
  /(?:며|면서|게|히|듯이?|로|고|한국어|영어|일본어|중국어|국문|영문|자막|없음|선택|톤|초|예시?|포함|버전)$|^(?:없음|예시?|총|약)/;
