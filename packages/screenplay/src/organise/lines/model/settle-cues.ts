import { isCapital } from '../../cues/vote-cast.ts';
import type { SourceLine } from '../source-line.ts';
import type { LineLabel } from './line-label.ts';

/** Cues by which a document has shown how far below a name speech stands. */
const ENOUGH = 20;

/**
 * OG44: below a name something is said. Of two names in a row the upper one is what it most looks like: speech below
 * another name where names are in capitals and it is not, action where nobody of that name speaks (`FREEZE FRAME`).
 * Where speech stands right below every name, what has a gap below it and speaks nowhere is no name.
 */
export function settleCues(labels: readonly LineLabel[], lines: readonly SourceLine[]): LineLabel[] {
  const settled = [...labels];
  const texts = lines.map(({ text }) => nameOf(text));
  const speaks = (at: number): boolean => settled[at] === 'character' && settled[at + 1] !== 'character';
  const speakers = texts.filter((_, at) => speaks(at));
  const names = new Set(speakers);
  const inCapitals = speakers.filter(isCapital).length >= speakers.length * 0.9;
  for (let at = 0; at < lines.length - 1; at++) {
    const text = texts[at] as string;
    if (settled[at] !== 'character' || settled[at + 1] !== 'character') continue;
    if (inCapitals && !isCapital(text)) {
      if (at > 0 && settled[at - 1] === 'action' && names.has(texts[at - 1] as string))
        settled[at - 1] = 'character';
      settled[at] = settled[at - 1] === 'character' ? 'dialogue' : 'action';
    } else if (!names.has(text) && settled[at - 1] !== 'character') settled[at] = 'action';
  }
  findKnown(settled, lines);
  dropDetached(settled, lines);
  return settled;
}

/**
 * Who speaks elsewhere, alone below an empty row and right above another, is a cue though it was read as action; and
 * what stands right below a cue is said.
 */
function findKnown(labels: LineLabel[], lines: readonly SourceLine[]): void {
  const speakers = new Set(
    lines.flatMap(({ text }, at) => (labels[at] === 'character' ? [nameOf(text)] : [])),
  );
  for (let at = 0; at < lines.length - 1; at++) {
    const { text, blankBefore } = lines[at] as SourceLine;
    const below = lines[at + 1] as SourceLine;
    // `YOUNG EDWARD` above `reflected in it.` is the head of a sentence.
    if (below.blankBefore > 0 || labels[at + 1] !== 'action' || /^\p{Ll}/u.test(below.text)) continue;
    const isKnown = isCapital(text) && speakers.has(nameOf(text)) && blankBefore > 0;
    if (labels[at] !== 'character' && !(labels[at] === 'action' && isKnown)) continue;
    labels[at] = 'character';
    for (let row = at + 1; labels[row] === 'action' && goesOn(lines[row], below); row++)
      labels[row] = 'dialogue';
  }
}

const goesOn = (line: SourceLine | undefined, speech: SourceLine): boolean =>
  line?.blankBefore === 0 && Math.abs(line.indent - speech.indent) < 2;

function dropDetached(labels: LineLabel[], lines: readonly SourceLine[]): void {
  const gapBelow = (at: number): boolean => (lines[at + 1]?.blankBefore ?? 0) > 0;
  const cues = lines.flatMap((_, at) => (labels[at] === 'character' ? [at] : []));
  const detached = cues.filter(gapBelow);
  if (cues.length < ENOUGH || detached.length > cues.length * 0.05) return;
  const attached = cues.filter((at) => !gapBelow(at)).map((at) => lines[at] as SourceLine);
  const names = new Set(attached.map(({ text }) => nameOf(text)));
  const edges = attached.map(({ indent }) => indent).sort((a, b) => a - b);
  const edge = edges[edges.length >> 1] ?? 0;
  for (const at of detached) {
    const { text, indent } = lines[at] as SourceLine;
    // Of somebody who speaks elsewhere, set as names are, the speech stands on the next page.
    if (names.has(nameOf(text)) && Math.abs(indent - edge) < 4) continue;
    labels[at] = 'action';
    for (let row = at + 1; labels[row] === 'dialogue' && (row === at + 1 || !gapBelow(row - 1)); row++)
      labels[row] = 'action';
  }
}

const nameOf = (text: string): string => text.replace(/\s*\([^()]*\)?/g, '').trim();
