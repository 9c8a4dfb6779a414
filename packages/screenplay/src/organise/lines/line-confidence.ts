import { type CueForm, findCues } from '../cues/cue-candidates.ts';
import { readsAsAction, soundsSpoken } from '../cues/speech-or-action.ts';
import type { CueStyle } from '../cues/vote-cast.ts';
import { isPlaceAlone } from '../headings/fill-gaps.ts';
import type { Block } from './classify-lines.ts';
import type { SourceLine } from './source-line.ts';

/** How sure a cue is by its form alone: of someone who speaks again and again, and of someone who speaks once. */
const CUES: Record<CueForm, readonly [known: number, once: number]> = {
  declared: [1, 1],
  colon: [0.98, 0.9],
  bold: [0.98, 0.9],
  gap: [0.97, 0.85],
  lone: [0.97, 0.85],
  paren: [0.9, 0.6],
  space: [0.92, 0.6],
  mark: [0.9, 0.65],
};

/** What stands before a block as it is judged. */
interface Before {
  type: Block['type'] | null;
  cue: number;
}

/**
 * How sure the type of each block is, from 0 to 1, by what told it: the file itself, the layout, the form of a cue,
 * or no more than the words. Below 0.8 a reader should look. Headings are left at 1: their scenes say.
 */
export function rateLines(
  blocks: readonly Block[],
  lines: readonly SourceLine[],
  style: CueStyle,
  asHeading: ReadonlySet<number>,
): number[] {
  const before: Before = { type: null, cue: 1 };
  return blocks.map((block) => {
    const line = lines[block.at] as SourceLine;
    const rate = rateBlock(block, line, before, style, asHeading.has(block.at));
    if (block.type === 'character') before.cue = rate;
    before.type = block.type;
    return Math.round(rate * 100) / 100;
  });
}

function rateBlock(
  block: Block,
  line: SourceLine,
  before: Before,
  style: CueStyle,
  asHeading: boolean,
): number {
  if (line.kind === block.type) return 1;
  if (line.set) return 0.95;
  switch (block.type) {
    case 'character':
      return rateCue(block, style);
    case 'dialogue':
    case 'parenthetical':
      return rateSpeech(block, line, before, style);
    case 'action':
      return asHeading ? 0.6 : rateAction(block, line, before, style);
    case 'heading':
      return 1;
    default:
      return 0.95;
  }
}

function rateCue({ who = '', form = 'declared', text, speech = '' }: Block, style: CueStyle): number {
  const [known, once] = CUES[form];
  const rate = style.cast.has(who) ? known : once;
  if (form === 'lone' && !hasLayout(style)) return style.cast.has(who) ? 0.9 : 0.6;
  return (form === 'space' || form === 'paren') && readsAsAction(speech, false) && !text.includes('(')
    ? rate - 0.25
    : rate;
}

function rateSpeech(block: Block, line: SourceLine, before: Before, style: CueStyle): number {
  if (block.text !== line.text || before.type === 'character') return before.cue;
  if (hasLayout(style)) return Math.min(before.cue, 0.95);
  return Math.min(before.cue, soundsSpoken(block.text) ? 0.85 : 0.65);
}

function rateAction(block: Block, line: SourceLine, before: Before, style: CueStyle): number {
  const cues = findCues(line, block.at).filter((cue) => style.forms.has(cue.form) && cue.form !== 'lone');
  if (cues.length > 0) return cues.some((cue) => soundsSpoken(cue.speech)) ? 0.6 : 0.75;
  if (isPlaceAlone(line)) return 0.7;
  const inSpeech = before.type === 'dialogue' || before.type === 'parenthetical';
  if (!style.forms.has('lone') || hasLayout(style) || !inSpeech) return soundsSpoken(line.text) ? 0.9 : 0.97;
  return readsAsAction(line.text, false) ? 0.85 : 0.65;
}

/** Whether empty rows or indents tell speech from action. */
function hasLayout(style: CueStyle): boolean {
  return (style.blankBeforeCue && !style.doubleSpaced) || style.speechIndent !== null;
}
