import { columnsOf, type LineType } from '@ddak/domain';
import { acceptCue } from '../cues/accept-cue.ts';
import { startsWithCast } from '../cues/cast-opening.ts';
import { type CueCandidate, type CueForm, findCues } from '../cues/cue-candidates.ts';
import { readNarrator, readSpeaker } from '../cues/speaker-name.ts';
import { type LabelledSpeech, readLabelledSpeech } from '../cues/speech-label.ts';
import { readsAsAction } from '../cues/speech-or-action.ts';
import type { CueStyle } from '../cues/vote-cast.ts';
import { ACT_BREAK, CLOSING, FINAL, isNote, isTransition, RULE } from '../words/labels.ts';
import { foldWidth } from './normalise-text.ts';
import type { SourceLine } from './source-line.ts';

/** A piece of a source line with its type: a line that holds cue and speech gives one block for each. */
export interface Block {
  at: number;
  text: string;
  type: LineType;
  who?: string;
  others?: string[];
  /** Of a cue: how it is set, and what is said on its own line. */
  form?: CueForm;
  speech?: string;
  blankBefore: number;
}

/** What is already known about each line before cues are read. */
export interface LineRoles {
  headings: ReadonlySet<number>;
  /** Lines that are notes (장소: below a heading) or no part of any scene (contents, 제2부). */
  notes: ReadonlySet<number>;
  outside: ReadonlySet<number>;
  /** The file's own declarations are to be believed. */
  trustKinds: boolean;
}

interface Speech {
  form: CueCandidate['form'];
  /** Lines of speech so far. */
  length: number;
  lastText: string;
}

/** Reads every line strictly in the document's cue style. */
export function classifyLines(lines: readonly SourceLine[], roles: LineRoles, style: CueStyle): Block[] {
  const blocks: Block[] = [];
  let speech: Speech | null = null;
  const body = bodyIndent(lines, roles);
  let turned = false;
  const end = endOfScript(lines, roles, style);
  lines.forEach((source, at) => {
    // Behind a page's furniture the rows above say nothing while somebody is still speaking.
    const line = turned && source.blankBefore > 0 ? { ...source, blankBefore: 0 } : source;
    turned = false;
    const awaited = speech?.length === 0 && line.blankBefore === 0;
    const fixed = at > end ? 'other' : fixedType(line, at, roles, awaited);
    // A page turns in the middle of a speech: what lies outside does not end it.
    if (fixed === 'other' && speech) {
      blocks.push(declaredBlock(line, at, fixed));
      turned = speech.length === 0 || !/[.?!…"”]$/.test(speech.lastText);
      return;
    }
    if (fixed) {
      blocks.push(declaredBlock(line, at, fixed));
      speech = fixed === 'character' ? { form: 'declared', length: 0, lastText: '' } : null;
      return;
    }
    const cue =
      line.continues && speech ? null : acceptCue(contextOf(lines, at, roles, speech !== null), style);
    if (cue) {
      blocks.push(...cueBlocks(line, cue));
      speech = { form: cue.form, length: cue.speech === '' ? 0 : 1, lastText: cue.speech };
      return;
    }
    const labelled = readLabelledSpeech(line.text);
    if (labelled) {
      blocks.push(...labelledBlocks(line, at, labelled));
      speech = { form: 'colon', length: labelled.speech === '' ? 0 : 1, lastText: labelled.speech };
      return;
    }
    const type: LineType | null = speech ? speechType(line, speech, style, body) : null;
    if (type) {
      blocks.push(blockOfLine(line, at, type));
      speech = { ...(speech as Speech), lastText: line.text };
      if (type === 'dialogue') speech.length += 1;
      return;
    }
    speech = null;
    blocks.push(
      blockOfLine(line, at, isTransition(line.text) ? 'transition' : isNote(line.text) ? 'note' : 'action'),
    );
  });
  return blocks;
}

/** `끝`, and below it a few lines of nobody in the story: addresses, a date. The line that closes, or past the last. */
function endOfScript(lines: readonly SourceLine[], roles: LineRoles, style: CueStyle): number {
  const last = Math.max(-1, ...roles.headings);
  const end = lines.findLastIndex(({ text }, at) => at > last && FINAL.test(foldWidth(text)));
  const rest = lines.slice(end + 1);
  const story = rest.some((line, i) =>
    findCues(line, end + 1 + i).some((cue) => style.cast.has(cue.name.who)),
  );
  return end < 0 || last < 0 || rest.length > 8 || story ? lines.length : end;
}

/** `awaited`: the line right below a name, which is what that person says, be it `끝.` */
function fixedType(line: SourceLine, at: number, roles: LineRoles, awaited: boolean): LineType | null {
  if (roles.headings.has(at)) return 'heading';
  if (roles.outside.has(at)) return 'other';
  if (line.set) return line.set.type;
  // A footnote or a memo is one in every file, whoever wrote the rest.
  if (roles.notes.has(at) || line.kind === 'note') return 'note';
  if (roles.trustKinds && line.kind) return line.kind === 'heading' ? 'action' : line.kind;
  if (awaited) return null;
  return RULE.test(line.text) || ACT_BREAK.test(line.text) || CLOSING.test(foldWidth(line.text))
    ? 'other'
    : null;
}

/** One line as one block. */
export function blockOfLine(line: SourceLine, at: number, type: LineType): Block {
  return { at, text: line.text, type, blankBefore: line.blankBefore };
}

/** A line of a type that is settled; of a cue, who speaks. */
export function declaredBlock(line: SourceLine, at: number, type: LineType): Block {
  if (line.set?.who !== undefined) return { ...blockOfLine(line, at, type), who: line.set.who };
  if (type !== 'character') return blockOfLine(line, at, type);
  const name = readNarrator(line.text) ?? readSpeaker(line.text);
  const who =
    name?.who ??
    line.text
      .slice(0, 80)
      .replace(/\s*\([^)]*\)/g, '')
      .trim();
  return { ...blockOfLine(line, at, type), who, ...(name?.others.length ? { others: name.others } : {}) };
}

function cueBlocks(line: SourceLine, cue: CueCandidate): Block[] {
  const { who, others, manner } = cue.name;
  const at = cue.at;
  const head: Block = {
    ...blockOfLine(line, at, 'character'),
    text: cue.written,
    who,
    form: cue.form,
    speech: cue.speech,
  };
  if (others.length > 0) head.others = others;
  const blocks = [head];
  const parenthetical =
    cue.parenthetical ?? (manner && cue.form !== 'lone' && !cue.written.includes(manner) ? manner : null);
  if (parenthetical) blocks.push({ at, text: parenthetical, type: 'parenthetical', blankBefore: 0 });
  if (cue.speech !== '') blocks.push({ at, text: cue.speech, type: 'dialogue', blankBefore: 0 });
  return blocks;
}

/** What is said under a label that tells nobody (OG73). */
function labelledBlocks(line: SourceLine, at: number, { written, speech }: LabelledSpeech): Block[] {
  const label: Block = { ...blockOfLine(line, at, 'note'), text: written };
  return speech === '' ? [label] : [label, { at, text: speech, type: 'dialogue', blankBefore: 0 }];
}

function contextOf(lines: readonly SourceLine[], at: number, roles: LineRoles, inSpeech: boolean) {
  let next = at + 1;
  while (roles.outside.has(next)) next += 1;
  const after = lines[next];
  return {
    line: lines[at] as SourceLine,
    at,
    next: after && next > at + 1 ? { ...after, blankBefore: 0 } : (after ?? null),
    nextIsHeading: roles.headings.has(next),
    inSpeech,
  };
}

/** What a line after a cue is while the speech goes on; null when the speech has ended. */
function speechType(line: SourceLine, speech: Speech, style: CueStyle, body: number): LineType | null {
  if (isTransition(line.text)) return null;
  const wrapped = /^\([^()]*\)$/.test(foldWidth(line.text));
  if (line.continues) return wrapped ? 'parenthetical' : 'dialogue';
  const lone = speech.form === 'lone' || speech.form === 'declared' || speech.length === 0;
  if (!goesOn(line, speech, style, body, lone)) return null;
  return wrapped ? 'parenthetical' : 'dialogue';
}

const WRAPPED = /^\([^()]{1,30}\)$/;

function goesOn(line: SourceLine, speech: Speech, style: CueStyle, body: number, lone: boolean): boolean {
  const spaced = line.blankBefore > 0 && !style.doubleSpaced;
  if (!lone) {
    if (spaced) return false;
    // `(사이)` in a row of its own, and what is said behind it.
    if (WRAPPED.test(foldWidth(line.text))) return true;
    if (
      WRAPPED.test(foldWidth(speech.lastText)) &&
      !readsAsAction(line.text, startsWithCast(line.text, style.cast))
    )
      return true;
    return line.indent > body + 1 || (columnsOf(speech.lastText) >= 60 && !/[.?!…"”]$/.test(speech.lastText));
  }
  if (speech.length === 0) return !spaced || line.indent > body + 1;
  if (style.speechIndent !== null) return line.indent >= style.speechIndent - 1;
  if (spaced) return false;
  if (style.blankBeforeCue && !style.doubleSpaced) return true;
  return speech.length < 4 && !readsAsAction(line.text, startsWithCast(line.text, style.cast));
}

/** The indent of plain text: that of headings; where there are none, the edge. */
function bodyIndent(lines: readonly SourceLine[], roles: LineRoles): number {
  const indents = [...roles.headings].map((at) => lines[at]?.indent ?? 0);
  if (indents.length === 0) return 0;
  return indents.sort((a, b) => a - b)[Math.floor(indents.length / 2)] ?? 0;
}
