import { expect, it } from 'vitest';
import { textParagraphs } from '../../../readers/txt/txt.ts';
import { toSourceLines } from '../source-line.ts';
import type { LineLabel } from './line-label.ts';
import { settleCues } from './settle-cues.ts';

const SPOKEN = ['ROWENA', 'The key.', 'HAL (O.S.)', 'What key?'];

it('OG44: of two names in a row, who never speaks and what is not in capitals are none', () => {
  const rows = [
    ...SPOKEN,
    'FREEZE FRAME',
    'ROWENA',
    'Hello',
    'HAL',
    'Where are you?',
    'ROWENA',
    'HAL',
    'Run!',
  ];
  const labels: LineLabel[] = [
    ...(['character', 'dialogue', 'character', 'dialogue'] as const),
    ...(['character', 'character', 'character', 'character', 'dialogue'] as const),
    ...(['character', 'character', 'dialogue'] as const),
  ];
  const settled = settleCues(labels, toSourceLines(textParagraphs(rows.join('\n'))));
  expect(settled.slice(4)).toEqual([
    ...['action', 'character', 'dialogue', 'character', 'dialogue'],
    ...['character', 'character', 'dialogue'],
  ]);
});

it('OG44: a name that was taken for action is one where only its speech was taken for a name', () => {
  const rows = [...SPOKEN, 'ROWENA', 'Perhaps', 'HAL', 'Surely.'];
  const labels: LineLabel[] = ['character', 'dialogue', 'character', 'dialogue'];
  const settled = settleCues(
    [...labels, 'action', 'character', 'character', 'dialogue'],
    toSourceLines(textParagraphs(rows.join('\n'))),
  );
  expect(settled.slice(4)).toEqual(['character', 'dialogue', 'character', 'dialogue']);
});

it('OG44: where speech stands right below every name, what has a gap below it and speaks nowhere is no name', () => {
  const speeches = Array.from({ length: 20 }, () => 'ROWENA\nThe key.\n').join('\n');
  const rows = toSourceLines(textParagraphs(`${speeches}\nTHE CELLAR\n\nShe digs.\nDeeper.\n\nHal.\n`));
  const labels = rows.map((_, at): LineLabel => (at % 2 === 0 && at <= 40 ? 'character' : 'dialogue'));
  expect(settleCues(labels, rows).slice(38)).toEqual([
    ...['character', 'dialogue', 'action', 'action', 'action', 'dialogue'],
  ]);
});

it('OG44: who speaks elsewhere is a cue right above speech, and no head of a sentence', () => {
  const text = 'ROWENA\nThe key.\n\nROWENA\nNow.\nOr never.\n\nROWENA\nwaits for the rain.\n\nShe digs.\n';
  const rows = toSourceLines(textParagraphs(text));
  const labels = rows.map((_, at): LineLabel => (at === 0 ? 'character' : 'action'));
  expect(settleCues(labels, rows)).toEqual([
    ...(['character', 'dialogue', 'character', 'dialogue', 'dialogue'] as const),
    ...(['action', 'action', 'action'] as const),
  ]);
});
