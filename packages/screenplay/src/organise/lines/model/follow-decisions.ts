import { ACT_BREAK, CLOSING, isNote, isTransition } from '../../words/labels.ts';
import type { LineRoles } from '../classify-lines.ts';
import { type Block, blockOfLine, declaredBlock } from '../classify-lines.ts';
import type { SourceLine } from '../source-line.ts';
import type { LineDecisions } from './decide-lines.ts';
import { LABELS, type LineLabel } from './line-label.ts';
import { readShape } from './line-shape.ts';
import { settleCues } from './settle-cues.ts';
import { settleParentheses } from './settle-parentheses.ts';

/** In natural logarithms of odds: what is nearer than this to the best reading is as good as it. */
const TWO_MINDS = 0.7;

/**
 * Blocks as the model decided; headings, notes and what lies outside stand as the rules have settled them. OG43: where
 * the model is in two minds, what the rules say of the line decides.
 */
export function followDecisions(
  lines: readonly SourceLine[],
  roles: LineRoles,
  decisions: LineDecisions,
  byRules: readonly Block[],
): Block[] {
  const proposed = new Map(byRules.toReversed().map(({ at, type }) => [at, type]));
  const plain = lines.map(
    (line, at): LineLabel => plainly(line.text) ?? settleShape(settle(decisions, at, proposed.get(at)), line),
  );
  const labels = settleParentheses(settleCues(plain, lines), lines);
  return lines.map((line, at): Block => {
    if (roles.headings.has(at)) return blockOfLine(line, at, 'heading');
    if (roles.outside.has(at)) return blockOfLine(line, at, 'other');
    if (roles.notes.has(at) || line.kind === 'note') return blockOfLine(line, at, 'note');
    const label = labels[at] as LineLabel;
    if (label === 'character') return declaredBlock(line, at, 'character');
    if (label === 'heading') return blockOfLine(line, at, 'action');
    if (label === 'action' && isNote(line.text)) return blockOfLine(line, at, 'note');
    return blockOfLine(line, at, label);
  });
}

/** OG44: `LAP DISSOLVE TO:` is written for nothing else, however it is set. */
const plainly = (text: string): 'transition' | null =>
  isTransition(text) && (text === text.toUpperCase() || text.endsWith(':')) ? 'transition' : null;

/** `Fade out.`, `cut to black`: nothing else stands on the line. */
const BARE =
  /^(?:FADE\s+(?:IN|OUT|UP)|(?:(?:SMASH|SLOW|HARD)\s+)?(?:CUT|FADE|DISSOLVE)\s+TO(?:\s+(?:BLACK|WHITE))?)[.:]?$/i;

/**
 * OG44: `WHITE SHOOTING SCRIPT - 9/19/2007`, `END OF ACT ONE` are set as transitions are, and none; a shot (`ANGLE ON:`)
 * stays in its scene. `Fade out.` is one outside of speech.
 */
function settleShape(label: LineLabel, { text, blankBefore }: SourceLine): LineLabel {
  if (ACT_BREAK.test(text) && text === text.toUpperCase()) return 'other';
  const mayFade = label === 'action' || label === 'other' || (label === 'dialogue' && blankBefore > 0);
  if (mayFade && BARE.test(text.trim())) return 'transition';
  if (label !== 'transition' || isTransition(text)) return label;
  if (/\d/.test(text) || CLOSING.test(text)) return 'other';
  return readShape(text).mark === 'shot' ? 'action' : label;
}

function settle(decisions: LineDecisions, at: number, proposed: Block['type'] | undefined): LineLabel {
  const label = decisions.labels[at] ?? 'action';
  const rival = LABELS.find((one) => one === proposed);
  const votes = decisions.votes[at];
  if (rival === undefined || rival === label || votes === undefined) return label;
  const behind = (votes[LABELS.indexOf(label)] ?? 0) - (votes[LABELS.indexOf(rival)] ?? 0);
  return behind * decisions.weights.unit < TWO_MINDS ? rival : label;
}
