import { LABELS, type LineLabel } from '../src/organise/lines/model/line-label.ts';
import type { TypedScript } from './read-scripts.ts';

/** A script as rows of plain text with a label each (−1: nobody knows; empty rows count too). */
export interface Typeset {
  rows: string[];
  labels: number[];
}

interface Manner {
  edge: number;
  indents: boolean;
  wraps: boolean;
  blanks: 'usual' | 'none' | 'double' | 'wide' | 'scenes';
  pages: boolean;
  numbers: boolean;
  keywords: boolean;
  lowerHeadings: boolean;
  cues: 'upper' | 'lower' | 'title';
  inlineParens: boolean;
  widths: Readonly<Record<'action' | 'dialogue' | 'parenthetical', number>>;
}

/** One of the ways in which people type scripts, drawn by `random`. */
function drawManner(random: () => number): Manner {
  const chance = (share: number): boolean => random() < share;
  const narrow = Math.floor(random() * 7);
  return {
    edge: [0, 0, 6, 10, 15][Math.floor(random() * 5)] ?? 0,
    indents: chance(0.6),
    wraps: chance(0.6),
    blanks: drawBlanks(random()),
    pages: chance(0.4),
    numbers: chance(0.25),
    keywords: chance(0.6),
    lowerHeadings: chance(0.12),
    cues: chance(0.85) ? 'upper' : chance(0.5) ? 'title' : 'lower',
    inlineParens: chance(0.15),
    widths: { action: 56 + narrow, dialogue: 32 + Math.floor(narrow / 2), parenthetical: 20 + narrow },
  };
}

function drawBlanks(share: number): Manner['blanks'] {
  if (share < 0.5) return 'usual';
  if (share < 0.65) return 'none';
  if (share < 0.8) return 'scenes';
  return share < 0.9 ? 'double' : 'wide';
}

const INDENTS: Readonly<Record<LineLabel, number>> = {
  heading: 0,
  action: 0,
  other: 0,
  dialogue: 10,
  parenthetical: 16,
  character: 22,
  transition: 44,
};

const KEYWORD = /^(?:(?:INT|EXT|EST|I\/E)\.?(?:\s*\/\s*(?:INT|EXT)\.?)?)[\s.-]+/i;

/** The script as one writer would have typed it; now and then only a few pages of it, as people try things out. */
export function typesetScript(script: TypedScript, random: () => number): Typeset {
  return typeset(random() < 0.5 ? excerpt(script, random) : script, drawManner(random), random);
}

function excerpt(script: TypedScript, random: () => number): TypedScript {
  const count = 25 + Math.floor(random() * 120);
  const headings = script.paragraphs.flatMap(({ label }, at) => (label === 'heading' ? [at] : []));
  const from = headings[Math.floor(random() * headings.length)] ?? 0;
  return { name: script.name, paragraphs: script.paragraphs.slice(from, from + count) };
}

function typeset(script: TypedScript, manner: Manner, random: () => number): Typeset {
  const out: Typeset = { rows: [], labels: [] };
  let printed = 0;
  let page = 1;
  let scene = 0;
  let who = '';
  const put = (row: string, label: LineLabel | null): void => {
    out.rows.push(row);
    out.labels.push(label === null ? -1 : LABELS.indexOf(label));
    printed += 1;
  };
  const paragraphs = manner.inlineParens ? joinParens(script) : script.paragraphs;
  let before: LineLabel | null = 'other';
  for (const { text, label } of paragraphs) {
    const speech = label === 'dialogue' || label === 'parenthetical';
    if (!speech && isSetOff(manner, label, before)) {
      const rows = manner.blanks === 'wide' || (label === 'heading' && random() < 0.2) ? 2 : 1;
      for (let i = 0; i < rows; i++) put('', 'other');
    }
    if (label === 'character') who = text;
    if (label === 'heading') scene += 1;
    const lines = layOut(text, label, manner, scene, random);
    lines.forEach((line, at) => {
      if (manner.blanks === 'double' && (at > 0 || speech)) put('', 'other');
      if (manner.pages && printed >= 54) {
        turnPage(put, manner, ++page, speech && (at > 0 || before === 'dialogue') ? who : null, random);
        printed = 0;
      }
      put(line, label);
    });
    before = label;
  }
  return out;
}

/** Whether an empty row stands before a paragraph that is no speech. */
function isSetOff({ blanks }: Manner, label: LineLabel | null, before: LineLabel | null): boolean {
  if (blanks === 'scenes') return label === 'heading' || before === 'heading';
  return blanks !== 'none';
}

function joinParens(script: TypedScript): TypedScript['paragraphs'] {
  const joined: { text: string; label: LineLabel | null }[] = [];
  for (const one of script.paragraphs) {
    const last = joined.at(-1);
    if (last && last.label === 'parenthetical' && one.label === 'dialogue')
      joined[joined.length - 1] = { text: `${last.text} ${one.text}`, label: 'dialogue' };
    else joined.push({ ...one });
  }
  return joined;
}

function layOut(
  text: string,
  label: LineLabel | null,
  manner: Manner,
  scene: number,
  random: () => number,
): string[] {
  const kind = label ?? 'action';
  const indent = ' '.repeat(manner.edge + (manner.indents ? INDENTS[kind] : 0));
  const said = retype(text.replace(/\s*\n\s*/g, ' ').trim(), kind, manner, random);
  const width =
    kind === 'dialogue'
      ? manner.widths.dialogue
      : kind === 'parenthetical'
        ? manner.widths.parenthetical
        : manner.widths.action;
  const lines = manner.wraps ? wrap(said, width, kind === 'parenthetical' ? ' ' : '') : [said];
  if (kind === 'heading' && manner.numbers)
    return [`${scene}${' '.repeat(Math.max(2, manner.edge - 2))}${lines.join(' ')}${' '.repeat(8)}${scene}`];
  return lines.map((line) => indent + line);
}

function retype(text: string, kind: LineLabel, manner: Manner, random: () => number): string {
  if (kind === 'heading') {
    const bare = manner.keywords || random() < 0.4 ? text : withoutKeyword(text, random);
    return manner.lowerHeadings ? bare.toLowerCase() : bare;
  }
  if (kind === 'character') {
    if (manner.cues === 'lower' && random() < 0.5) return text.toLowerCase();
    if (manner.cues === 'title')
      return text.toLowerCase().replace(/(^|[\s(])\p{L}/gu, (first) => first.toUpperCase());
    return text.toUpperCase();
  }
  return text;
}

const RELATIVE = [
  'LATER',
  'MOMENTS LATER',
  'A LITTLE LATER',
  'THE NEXT MORNING',
  'LATER THAT NIGHT',
  'MEANWHILE',
];

/** A heading as it is written inside a sequence: the place, with or without its time, or only when. */
function withoutKeyword(text: string, random: () => number): string {
  const place = text.replace(KEYWORD, '');
  if (place === '') return text;
  const share = random();
  if (share < 0.12) return RELATIVE[Math.floor(random() * RELATIVE.length)] ?? place;
  const only = place.replace(/\s+[-–—]+\s+[^-–—]*$/, '');
  if (share < 0.24)
    return `BACK ${['IN', 'AT', 'TO', 'ON'][Math.floor(random() * 4)]} ${random() < 0.5 ? 'THE ' : ''}${only}`;
  return share < 0.4 ? only : place;
}

function wrap(text: string, width: number, hang: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = hang + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

type Put = (row: string, label: LineLabel | null) => void;

/** The foot of a page and the head of the next, as programs print them. */
function turnPage(put: Put, manner: Manner, page: number, who: string | null, random: () => number): void {
  const blank = manner.blanks !== 'none';
  const indent = ' '.repeat(manner.edge + (manner.indents ? INDENTS.character : 0));
  if (who !== null) put(`${indent}(MORE)`, 'other');
  else if (random() < 0.3) put(`${' '.repeat(manner.edge + 40)}(CONTINUED)`, 'other');
  if (blank) put('', 'other');
  put(`${' '.repeat(manner.edge + (manner.indents ? 55 : 0))}${page}.`, 'other');
  if (blank) put('', 'other');
  if (who !== null)
    put(`${indent}${manner.cues === 'title' ? who : who.toUpperCase()} (CONT'D)`, 'character');
  else if (random() < 0.3) put(`${' '.repeat(manner.edge)}CONTINUED:`, 'other');
}
