import type { LineType } from '@ddak/domain';
import { cleanText } from '../../organise/lines/normalise-text.ts';
import { type Paragraph, plainParagraph, type ScriptDocument } from '../../paragraph.ts';
import { leftOut } from '../left-out.ts';
import { decodeText } from '../txt/txt.ts';
import { stripEmphasis } from './fountain-emphasis.ts';
import { takeNotes } from './fountain-notes.ts';
import { takeTitlePage } from './fountain-title.ts';

const HEADING = /^(?:INT|EXT|EST|INT\.?\/EXT|EXT\.?\/INT|I\.?\/E|E\.?\/I)(?:\.|\s|-)/i;

/** What nobody says. */
const IN_CAPITALS = /^(?:INT|EXT)[./]/;

/** What a row may cut to. */
const OPENS_SCENE = /^(?:INT|EXT|INT\.?\/EXT|EXT\.?\/INT|I\/E|E\/I)\.\s*\p{L}/iu;

/** `CUT TO:`, and what else ends so. */
const TRANSITION = /^[^a-z]*TO:$/;

/** Text that is put aside; what is never closed goes on to the end. */
const BONEYARD = /\/\*([\s\S]*?)(?:\*\/|$)/g;

/**
 * Fountain, by the published specification. Action is left undeclared, so that scripts which use no keyword of
 * the specification (Korean headings and cues) can still be organised by their own style.
 */
export function readFountain(bytes: Uint8Array): ScriptDocument {
  const buried: string[] = [];
  const source = cleanText(decodeText(bytes)).replace(BONEYARD, (_, words: string) => {
    buried.push(words);
    return '';
  });
  const { title, paragraphs, body } = takeTitlePage(source);
  const { text, notes } = takeNotes(body);
  const state: State = { rows: text.split('\n'), at: 0, blanks: 1, inSpeech: false, paragraphs, notes };
  while (state.at < state.rows.length) {
    readRow(state);
    state.at += 1;
  }
  const unread = leftOut('/* */', '지운 것으로 표시된 글이라 넣지 않았어요', buried);
  return { format: 'fountain', title, paragraphs: state.paragraphs, unread };
}

interface State {
  rows: string[];
  at: number;
  blanks: number;
  /** The row before is a cue, a parenthetical or speech. */
  inSpeech: boolean;
  paragraphs: Paragraph[];
  notes: readonly string[];
}

function readRow(state: State): void {
  const raw = state.rows[state.at] ?? '';
  const row = raw.trim();
  if (row === '' && !(state.inSpeech && raw.length >= 2)) {
    state.blanks += 1;
    state.inSpeech = false;
    return;
  }
  if (row === '') return;
  if (state.inSpeech && !IN_CAPITALS.test(row)) {
    const wrapped = /^\(.*\)$/.test(row);
    add(state, row.replace(/^~/, ''), wrapped ? 'parenthetical' : 'dialogue');
    return;
  }
  state.inSpeech = false;
  readOutsideSpeech(state, raw, row);
}

function readOutsideSpeech(state: State, raw: string, row: string): void {
  const below = state.rows[state.at + 1] ?? '';
  const nextBlank = below.trim() === '';
  // A note is no text of the script: a row that holds nothing else is empty.
  const fenced = state.blanks > 0 && stripEmphasis(below.trim(), state.notes).plain.trim() === '';
  if (/^={3,}$/.test(row)) return;
  if (/^=(?!=)/.test(row)) add(state, row.replace(/^=+\s*/, ''), 'note');
  else if (isSection(row)) add(state, row.replace(/^#+\s*/, ''), 'note');
  else if (/^\.[\p{L}\p{N}*_([<'"“‘#=+]/u.test(row)) addHeading(state, row.slice(1));
  else if (HEADING.test(row.replace(/^[*_]+/, '')) && (fenced || isCutTo(state, row))) addHeading(state, row);
  else if (/^>.*<$/.test(row)) add(state, row.slice(1, -1).trim(), undefined, { align: 'center' });
  else if (row.startsWith('>')) add(state, row.slice(1).trim(), 'transition');
  // A space behind the colon makes it action.
  else if (TRANSITION.test(raw.trimStart()) && (fenced || OPENS_SCENE.test(below.trim())))
    add(state, row, 'transition');
  else if (row.startsWith('!')) add(state, spaced(raw.replace('!', '')), 'action');
  else if (row.startsWith('~')) add(state, row.slice(1).trim(), 'dialogue');
  else if (isForcedCue(row) || (isCue(row) && state.blanks > 0 && !nextBlank)) addCue(state, row);
  else add(state, spaced(raw), undefined);
}

/** OG81: the scene that the row above cuts to, without a blank between. */
function isCutTo(state: State, row: string): boolean {
  return OPENS_SCENE.test(row) && TRANSITION.test(state.rows[state.at - 1]?.trim() ?? '');
}

/** Action keeps its white space; a tab is four spaces wide. */
function spaced(row: string): string {
  return row.replaceAll('\t', '    ').trimEnd();
}

function isForcedCue(row: string): boolean {
  return /^@\S/.test(row);
}

/** `# Act 1`; but `# 씬1 카페 - 낮` is a heading in Korean scripts, and `#1` a number. */
function isSection(row: string): boolean {
  if (/^#+\s*(?:씬|신|S\s*#?)\s*\d/i.test(row)) return false;
  return /^#{1,6}\s*[^#\d\s]|^#{1,6}\s+\d/.test(row);
}

function isCue(row: string): boolean {
  // A heading without its empty row below is left to the organiser; a person called INT. it is not.
  if (HEADING.test(row)) return false;
  const name = row.replace(/\^\s*$/, '').replace(/\([^)]*\)/g, '');
  return /\p{Lu}/u.test(name) && name === name.toUpperCase() && !/[.!?]{2,}$|^[>.]/.test(name);
}

function addCue(state: State, row: string): void {
  const dual = /\^\s*$/.test(row);
  const text = row.replace(/^@/, '').replace(/\s*\^\s*$/, '');
  add(state, text, 'character', dual ? { dual } : {});
  state.inSpeech = true;
}

function addHeading(state: State, row: string): void {
  const numbered = /^(.*?)\s*#([\w.-]+)#\s*$/.exec(row);
  const over = numbered?.[2] ? { sceneNumber: numbered[2].replace(/\.$/, '') } : {};
  add(state, numbered?.[1] ?? row, 'heading', over);
}

function add(state: State, row: string, kind: LineType | undefined, over: Partial<Paragraph> = {}): void {
  const { plain, bold, notes } = stripEmphasis(row, state.notes);
  const blankBefore = state.paragraphs.length === 0 ? 0 : state.blanks;
  if (plain.trim() !== '') {
    state.paragraphs.push(plainParagraph(plain, { bold, blankBefore, ...(kind ? { kind } : {}), ...over }));
    state.blanks = 0;
  }
  for (const note of notes) state.paragraphs.push(plainParagraph(note, { kind: 'note' }));
}
