import type { LineType } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import {
  addScores,
  DAMAGES,
  evaluate,
  f1,
  readSources,
  rowsToText,
  type Scores,
  type ScriptStyle,
  STYLES,
  toRows,
} from '../fixtures/index.ts';
import { organise } from './organise/index.ts';
import { textParagraphs } from './readers/txt.ts';

const sources = await readSources();

function score(styles: readonly ScriptStyle[], damage: string): Scores {
  return addScores(
    styles.flatMap((style) =>
      sources.map((source) => {
        const rows = (DAMAGES[damage] as (typeof DAMAGES)[string])(toRows(source, style));
        const paragraphs = textParagraphs(rowsToText(rows));
        return evaluate(
          organise({ format: 'txt', title: null, paragraphs, unread: [] }),
          rows,
          style.numbered,
        );
      }),
    ),
  );
}

const line = (scores: Scores, type: LineType): number =>
  f1(scores.lines[type] ?? { right: 0, claimed: 0, gold: 0 });
// A name before nothing but a space can be told in Word and HWP by its bold run; plain text has none.
const marked = STYLES.filter((style) => style.cue !== 'glued');
const timed = STYLES.filter((style) => !['number-int', 'number-title', 'chapter'].includes(style.name));
const numbered = STYLES.filter((style) => style.numbered);

describe('the bars that readings are held to, over all styles', () => {
  it('clean: headings, cues, dialogue and action', () => {
    const scores = score(marked, 'none');
    expect(line(scores, 'heading')).toBeGreaterThanOrEqual(0.99);
    expect(line(scores, 'character')).toBeGreaterThanOrEqual(0.98);
    expect(line(scores, 'dialogue')).toBeGreaterThanOrEqual(0.97);
    expect(line(scores, 'action')).toBeGreaterThanOrEqual(0.97);
  });

  it('clean: number and letter, place, inside or outside, time of day', () => {
    const scores = score(timed, 'none');
    expect(f1(scores.fields.number)).toBeGreaterThanOrEqual(0.99);
    expect(f1(scores.fields.setName)).toBeGreaterThanOrEqual(0.95);
    expect(f1(scores.fields.setting)).toBeGreaterThanOrEqual(0.98);
    expect(f1(scores.fields.timeOfDay)).toBeGreaterThanOrEqual(0.98);
  });

  it('headings without blank lines and indents, numbered styles', () => {
    expect(line(score(numbered, 'no blank lines, no indents'), 'heading')).toBeGreaterThanOrEqual(0.97);
  });

  it('headings, half of them without their keyword or number', () => {
    expect(line(score(STYLES, 'half the keywords'), 'heading')).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['no indents', 'lower case', 'page furniture', 'double spaced', 'stray spaces'])(
    'headings: %s',
    (damage) => {
      expect(line(score(STYLES, damage), 'heading')).toBeGreaterThanOrEqual(0.97);
    },
  );
});
