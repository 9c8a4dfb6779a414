import type { TextRange } from '../../paragraph.ts';
import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readMarkedName } from './mark-cues.ts';
import {
  isSoundMark,
  isVoiceMark,
  looksLikePhrase,
  readNarrator,
  readSpeaker,
  type SpeakerName,
} from './speaker-name.ts';
import { readLabelledSpeech } from './speech-label.ts';

/** How a cue is set: `준호: …`, tab or wide gap, bold name, name glued to a parenthesis, alone on its line. */
export type CueForm = 'declared' | 'colon' | 'gap' | 'bold' | 'paren' | 'lone' | 'space' | 'mark';

/** A line that could be a cue. `speech` is what is said on the same line, '' where the name stands alone. */
export interface CueCandidate {
  at: number;
  form: CueForm;
  name: SpeakerName;
  /** The name with its marks, as written. */
  written: string;
  parenthetical: string | null;
  speech: string;
  /** Could as well be running text: believed only for someone who speaks elsewhere. */
  loose: boolean;
  /** Of the form `mark`: what sets the name off. */
  mark?: string;
  /** The line says itself that this is speech (OG73), so that whoever is named there is a person. */
  labelled?: boolean;
}

/** Every way in which a line could be read as a cue, most telling first. */
export function findCues(line: SourceLine, at: number): readonly CueCandidate[] {
  const known = found.get(line);
  if (known) return known;
  const cues = readCues(line, at);
  found.set(line, cues);
  return cues;
}

/** A line is asked for its cues by the vote, by the reading and by the rating. */
const found = new WeakMap<SourceLine, readonly CueCandidate[]>();

function readCues(line: SourceLine, at: number): CueCandidate[] {
  // Whatever heads a section of Markdown names nobody who speaks.
  if (line.set || line.level !== null) return [];
  // `- 연희: …`, `**연희**: …`: a list of speeches, and names in Markdown.
  const text = line.text;
  const labelled = readLabelledSpeech(text);
  if (labelled?.name) {
    return [
      { ...speechAfter('colon', labelled.name, labelled.written, labelled.speech), at, labelled: true },
    ];
  }
  const ways = [
    byColon(text),
    byGap(text),
    byBold(text, line.bold),
    byParen(text),
    byMark(text),
    alone(text),
    ...bySpace(text),
  ];
  return ways.flatMap((cue) => (cue ? [{ ...cue, at }] : []));
}

type Cue = Omit<CueCandidate, 'at'>;

function byColon(text: string): Cue | null {
  const folded = foldWidth(text);
  const match =
    /^((?:[-•*]\s+|\*\*|@)?[^:;"“”?!]{1,40}?)\s*(?:(?<!\d):|:(?!\d)|;(?=\s))(?!\/\/)\s*(.*)$/s.exec(folded);
  if (!match?.[1] || /^\d{1,2}$/.test(match[1])) return null;
  const lead = LEAD.exec(match[1])?.[0].length ?? 0;
  const written = text.slice(lead, match[1].length).replace(/\*\*$/, '');
  const name = readNarrator(written) ?? speakerWithAdverb(written) ?? readSpeaker(written);
  if (!name) return null;
  return speechAfter('colon', name, written, text.slice(match[0].length - (match[2] ?? '').length));
}

/** A list of speeches: bullets, or numbers that count them. */
const LEAD =
  /^(?:(?:[-•*·ㆍ○●◦▶▷#>]|\d{1,3}[.)]|(?:C|CUT|컷)\s?#?\s?\d{1,3}[.)]?(?=\s))\s*(?=[가-힣A-Za-z*]))?(?:\*{1,2})?/;

/** `친구 걱정하며: …`: a name and how it speaks, before the colon. */
function speakerWithAdverb(written: string): SpeakerName | null {
  const match =
    /^([가-힣A-Za-z0-9]{2,6}?)(?:이|가|은|는)?\s+(.{2,14}(?:며|면서|서|게|히|듯|길|로|여|해|고|나|나타나))$/.exec(
      written.trim(),
    );
  const name = match?.[1] ? readSpeaker(match[1]) : null;
  return name && match?.[2] ? { ...name, manner: match[2] } : null;
}

function byMark(written: string): Cue | null {
  // `| 연희 | 계세요? |`: the row of a table in plain text.
  const text = /^\|.*\|$/.test(written) ? written.replace(/^\|\s*|\s*\|$/g, '') : written;
  const marked = readMarkedName(foldWidth(text));
  const name =
    marked && !looksLikePhrase(marked.written)
      ? (readNarrator(marked.written) ?? readSpeaker(marked.written))
      : null;
  if (!marked || !name) return null;
  const cue = speechAfter('mark', name, marked.written, text.slice(text.length - marked.rest.length));
  return { ...cue, loose: true, mark: marked.mark };
}

function byGap(text: string): Cue | null {
  const tabbed = /^([^\t]*\S)( *\t+)\s*(\S.*)$/.exec(text);
  const match =
    tabbed ?? /^(\S(?:[^\t]*?\S)?)( *\t+| {3,}|(?<=[가-힣)\d]|[가-힣] ?[EFN]) {2,})\s*(\S.*)$/.exec(text);
  if (!match?.[1] || !match[3]) return null;
  const name = readNarrator(match[1]) ?? readSpeaker(match[1]);
  if (!name || (match[2] === '  ' && match[1].includes(','))) return null;
  const loose = match[2] === '  ' || looksLikePhrase(name.who) || /^[가-힣]+[와과의]$/.test(name.who);
  return { ...speechAfter('gap', name, match[1], match[3]), loose };
}

function byBold(text: string, bold: readonly TextRange[]): Cue | null {
  const run = bold[0];
  if (!run || run[0] > 0 || run[1] >= text.length) return null;
  const behind = text.slice(run[1]);
  if (BEHIND_NAME.test(behind)) return null;
  const written = text.slice(0, run[1]).replace(/[\s:：]+$/, '');
  const name = readNarrator(written) ?? readSpeaker(written);
  const after = behind.replace(/^[\s:：]+/, '');
  return name && after !== '' ? speechAfter('bold', name, written, after) : null;
}

function byParen(text: string): Cue | null {
  const match = /^([^\s()][^()]{0,13}?)\s?(\([^()]{1,40}\))\s*(\S.*)$/.exec(text);
  if (!match?.[1] || !match[2] || !match[3]) return null;
  const name = readSpeaker(match[1]);
  if (!name || BEHIND_NAME.test(match[3])) return null;
  return speechAfter('paren', name, match[1], `${match[2]} ${match[3]}`);
}

/** A particle: the parenthesis stands inside a sentence. */
const BEHIND_NAME = /^(?:[,.]|(?:[은는이가을를의와과도]|에게|에서|한테|께서)(?=[\s,.]))/;

function alone(text: string): Cue | null {
  const plain = text.replace(/^#{1,6}\s+/, '').replace(/^\*\*(.+)\*\*$/, '$1');
  const name = text.length > 40 || text.includes('\t') ? null : readSpeaker(plain);
  if (!name || looksLikePhrase(name.who)) return null;
  return {
    form: 'lone',
    name: { ...name, manner: null },
    written: text,
    parenthetical: null,
    speech: '',
    loose: true,
  };
}

const BEHIND = String.raw`\s?((?:\([^()]{1,40}\))? \S.*)$`;
/** `아이 1 하나.`: the number belongs to the name. */
const NUMBERED = '[가-힣]{2,6} \\d{1,2}';
const SPACED: readonly RegExp[] = [
  '(?:[가-힣]{1,8}|[A-Z]{2,8})(?:(?:[·ㆍ・&/]|, ?)(?:[가-힣]{1,8}|[A-Z]{2,8}))+',
  NUMBERED,
  String.raw`(?:어린|젊은|늙은|중년|노년|꼬마) [가-힣]{1,5}(?: [가-힣]{1,5})?\d{0,2}`,
  String.raw`\d{1,4}(?:호|번) [가-힣]{2,5}`,
  String.raw`[가-힣]{1,5} (?:[가-힣]{1,5}|[A-Z]{2,4})\d{0,2}`,
  String.raw`[가-힣]{1,6}\d{0,2}(?: ?(?:NA|VO|E|F|N))?|[A-Z]{2,12}|\d{1,4}(?:호|번)`,
].map((name) => new RegExp(`^(${name})${BEHIND}`));

const NUMBERED_LINE = new RegExp(`^${NUMBERED}${BEHIND}`);

/** `준호 어디 가?`, `김 부장 앉지.`: nothing but a space; only a name that opens line after line can be believed. */
function bySpace(text: string): Cue[] {
  const patterns = NUMBERED_LINE.test(text) ? SPACED.slice(1, 2) : SPACED;
  return patterns.flatMap((pattern) => {
    const match = pattern.exec(text);
    const name = match?.[1] ? readSpeaker(match[1]) : null;
    return name && match?.[2] && !/^\s*(?:,|\.(?!\.))/.test(match[2])
      ? [speechAfter('space', name, match[1] ?? '', match[2])]
      : [];
  });
}

/** Splits `(한숨) 또 연락이 없네` into how and what; a voice mark goes back to the name. */
function speechAfter(form: CueForm, name: SpeakerName, written: string, rest: string): Cue {
  const opening = /^\s*(\([^()]*\))\s*/.exec(foldWidth(rest));
  const inner = opening?.[1]?.slice(1, -1) ?? null;
  const behind = rest.slice(opening?.[0].length ?? 0).trim();
  if (inner !== null && isVoiceMark(inner))
    return speechAfter(form, name, `${written}${opening?.[1]}`, behind);
  return {
    form,
    name,
    written: written.trim(),
    parenthetical: opening ? rest.slice(0, opening[0].length).trim() : null,
    speech: behind,
    loose: form === 'paren' || form === 'space',
  };
}

/** Whether the name carries a mark that only cues have: `진우(V.O) …`, `진우NA …`. */
export function isMarked({ name, written }: Pick<CueCandidate, 'name' | 'written'>): boolean {
  if (/[가-힣]\d{0,2} ?(?:NA|V\.?O\.?)$/.test(written)) return true;
  const inner = /\(([^()]*)\)\s*$/.exec(foldWidth(written))?.[1];
  return inner !== undefined && name.others.length === 0 && isSoundMark(inner);
}
