import { describe, expect, it } from 'vitest';
import { compareBreakdown } from '../../fixtures/evaluate-breakdown.ts';
import {
  addCounts,
  evaluateBreakdown,
  nativeStyle,
  precision,
  readSources,
  recall,
  rowsToText,
  toRows,
} from '../../fixtures/index.ts';
import { organise } from '../organise/index.ts';
import { textParagraphs } from '../readers/txt/txt.ts';
import { joinBreakdown } from './join-breakdown.ts';

const labelled = (await readSources()).filter((source) => source.scenes.some(({ items }) => items !== null));

function measure(source: (typeof labelled)[number]) {
  const rows = toRows(source, nativeStyle(source));
  const read = organise({
    format: 'txt',
    title: null,
    paragraphs: textParagraphs(rowsToText(rows)),
    unread: [],
  });
  const { scenes } = joinBreakdown(read);
  return evaluateBreakdown(compareBreakdown(read, rows, (index) => scenes[index]?.items ?? []));
}

const counts = addCounts(labelled.map(measure));
const of = (group: string) => counts[group] ?? { right: 0, claimed: 0, gold: 0 };

describe('the bars that the breakdown is held to, on scenes that people have labelled', () => {
  it('has at least 120 labelled scenes', () => {
    const scenes = labelled.flatMap((source) => source.scenes.filter(({ items }) => items !== null));
    expect(scenes.length).toBeGreaterThanOrEqual(120);
  });

  it.each(['people', 'vehicles', 'animals', 'weapons'])('finds 0.85 of the %s', (group) => {
    expect(recall(of(group))).toBeGreaterThanOrEqual(0.85);
  });

  it('finds 0.70 of the props, and 0.70 of all that it offers is right', () => {
    expect(recall(of('props'))).toBeGreaterThanOrEqual(0.7);
    expect(precision(of('all'))).toBeGreaterThanOrEqual(0.7);
  });
});
