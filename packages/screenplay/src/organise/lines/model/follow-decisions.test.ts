import { expect, it } from 'vitest';
import { textParagraphs } from '../../../readers/txt/txt.ts';
import { blockOfLine } from '../classify-lines.ts';
import { toSourceLines } from '../source-line.ts';
import type { LineDecisions } from './decide-lines.ts';
import { followDecisions } from './follow-decisions.ts';
import { LABELS } from './line-label.ts';

const lines = toSourceLines(textParagraphs('ROWENA\nThe key.\n'));
const roles = {
  headings: new Set<number>(),
  notes: new Set<number>(),
  outside: new Set<number>(),
  trustKinds: false,
};
const rules = lines.map((line, at) => blockOfLine(line, at, at === 0 ? 'character' : 'dialogue'));

/** Decisions for action, in which the rules' labels fall behind by as many steps of a tenth. */
const decisions = (behind: number): LineDecisions => ({
  labels: lines.map(() => 'action'),
  votes: lines.map(() => Int32Array.from(LABELS, (label) => (label === 'action' ? 0 : -behind))),
  features: [],
  weights: { unit: 0.1, state: new Map(), step: new Map() },
});

it('OG44: a plain transition is one, and what a page prints is none', () => {
  const written =
    'LAP DISSOLVE TO:\nBLUE SCRIPT - 3/14/2012\nTHE END IS NEAR\nEND OF ACT ONE\nANGLE ON:\nFade out.\n';
  const rows = toSourceLines(textParagraphs(written));
  const taken = (label: 'action' | 'transition'): LineDecisions => ({
    ...decisions(0),
    labels: rows.map(() => label),
    votes: rows.map(() => Int32Array.from(LABELS, (one) => (one === label ? 0 : -99))),
  });
  const types = (label: 'action' | 'transition') =>
    followDecisions(rows, roles, taken(label), []).map(({ type }) => type);
  expect(types('action')).toEqual(['transition', 'action', 'action', 'other', 'action', 'transition']);
  expect(types('transition')).toEqual(['transition', 'other', 'transition', 'other', 'action', 'transition']);
});

it('OG43: the rules decide where the model is in two minds, and only there', () => {
  const types = (behind: number) =>
    followDecisions(lines, roles, decisions(behind), rules).map(({ type }) => type);
  expect(types(3)).toEqual(['character', 'dialogue']);
  expect(types(30)).toEqual(['action', 'action']);
});
