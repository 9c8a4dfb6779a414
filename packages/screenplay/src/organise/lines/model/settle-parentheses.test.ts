import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../../readers/txt/txt.ts';
import { toSourceLines } from '../source-line.ts';
import type { LineLabel } from './line-label.ts';
import { settleParentheses } from './settle-parentheses.ts';

const settle = (rows: [LineLabel, string][]) =>
  settleParentheses(
    rows.map(([label]) => label),
    toSourceLines(textParagraphs(rows.map(([, text]) => text).join('\n'))),
  );

describe('parentheses inside a speech', () => {
  it('OG44: are one from the row that opens them to the row that closes them', () => {
    expect(
      settle([
        ['character', 'MIRA'],
        ['parenthetical', '(puts the kettle'],
        ['dialogue', 'back on the stove)'],
        ['dialogue', 'You are late.'],
      ]),
    ).toEqual(['character', 'parenthetical', 'parenthetical', 'dialogue']);
  });

  it('OG44: leave the row in which speech stands before or behind them', () => {
    expect(
      settle([
        ['character', 'MIRA'],
        ['dialogue', 'You are late. (looks at'],
        ['dialogue', 'the clock, then at'],
        ['dialogue', 'him) Again you are.'],
        ['dialogue', '(smiling) Sit down.'],
      ]),
    ).toEqual(['character', 'dialogue', 'parenthetical', 'dialogue', 'dialogue']);
  });

  it.each([
    ['what a page prints', '(MORE)', 'other'],
    ['a row of its own, whatever it was taken for', '(BEAT)', 'parenthetical'],
  ] as const)('OG44: %s', (_, text, expected) => {
    expect(
      settle([
        ['character', 'MIRA'],
        ['dialogue', 'Well then.'],
        [expected === 'other' ? 'other' : 'character', text],
      ])[2],
    ).toBe(expected);
  });

  it('OG44: action in parentheses, apart from any speech, stays action', () => {
    expect(
      settle([
        ['action', 'The kettle sings.'],
        ['action', '(Nobody hears it.)'],
      ])[1],
    ).toBe('action');
  });
});
