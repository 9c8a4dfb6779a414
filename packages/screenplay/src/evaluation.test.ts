import type { LineType } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import {
  addCounts,
  type DamageName,
  evaluateBreakdown,
  f1,
  measureBreakdown,
  measureText,
  nativeStyle,
  precision,
  readSources,
  recall,
  type Scores,
  type ScriptStyle,
  type Source,
  STYLES,
  suits,
} from '../fixtures/index.ts';

const sources = await readSources();

/** A few scripts of different kinds stand for all where every style is tried; the benchmark takes every one. */
const few = sources.filter(({ title }) => ['빈 번호', '방송 사고 동아리', 'THE LAST LIGHT'].includes(title));

const known = new Map<string, Scores>();

/** The scores of one reading; the same document is read once, whatever is asked of it. */
function read(source: Source, style: ScriptStyle, damage: DamageName): Scores {
  const key = [source.title, style.name, style.cue, damage].join('/');
  const scores = known.get(key) ?? measureText(source, style, damage).scores;
  known.set(key, scores);
  return scores;
}

const native = (damage: DamageName = 'none', of: readonly Source[] = sources): Scores =>
  addCounts(of.map((source) => read(source, nativeStyle(source), damage)));
const styled = (styles: readonly ScriptStyle[], damage: DamageName = 'none'): Scores =>
  addCounts(
    styles.flatMap((style) =>
      few.filter((source) => suits(style, source)).map((source) => read(source, style, damage)),
    ),
  );

// A name before nothing but a space can be told in Word and HWP by its bold run; plain text has none.
const isMarked = (style: ScriptStyle): boolean => style.cue !== 'glued';
const numbered = STYLES.filter((style) => style.numbered);
const line = (scores: Scores, type: LineType): number =>
  f1(scores[type] ?? { right: 0, claimed: 0, gold: 0 });
const field = (scores: Scores, name: string): number => f1(scores[name] ?? { right: 0, claimed: 0, gold: 0 });

describe('the bars that readings are held to: each script in its own style', () => {
  it('headings', () => expect(line(native(), 'heading')).toBeGreaterThanOrEqual(0.99));

  it('cues, dialogue and action', () => {
    const marked = sources.filter((source) => isMarked(nativeStyle(source)));
    const scores = native('none', marked);
    expect(line(scores, 'character')).toBeGreaterThanOrEqual(0.98);
    expect(line(scores, 'dialogue')).toBeGreaterThanOrEqual(0.97);
    expect(line(scores, 'action')).toBeGreaterThanOrEqual(0.97);
  });

  it('who speaks, and who is in each scene', () => {
    const scores = native();
    expect(field(scores, 'people')).toBeGreaterThanOrEqual(0.97);
    expect(field(scores, 'cast')).toBeGreaterThanOrEqual(0.95);
  });

  it('number and letter, place, inside or outside, time of day', () => {
    const scores = native();
    expect(field(scores, 'number')).toBeGreaterThanOrEqual(0.99);
    expect(field(scores, 'setName')).toBeGreaterThanOrEqual(0.95);
    expect(field(scores, 'setting')).toBeGreaterThanOrEqual(0.98);
    expect(field(scores, 'timeOfDay')).toBeGreaterThanOrEqual(0.98);
  });

  it('inside or outside where no heading says so, guessed from the place', () => {
    expect(field(native(), 'settingGuessed')).toBeGreaterThanOrEqual(0.85);
  });

  it.each<DamageName>([
    'no indents',
    'lower case',
    'page furniture',
    'numbers in the margin',
    'double spaced',
    'stray spaces',
  ])('headings: %s', (damage) => {
    expect(line(native(damage), 'heading')).toBeGreaterThanOrEqual(0.97);
  });
});

describe('the bars that readings are held to: over all styles', () => {
  it('headings, cues, dialogue and action', () => {
    const scores = styled(STYLES.filter(isMarked));
    expect(line(scores, 'heading')).toBeGreaterThanOrEqual(0.99);
    expect(line(scores, 'character')).toBeGreaterThanOrEqual(0.98);
    expect(line(scores, 'dialogue')).toBeGreaterThanOrEqual(0.97);
    expect(line(scores, 'action')).toBeGreaterThanOrEqual(0.97);
  });

  it('number and letter, place, inside or outside, time of day', () => {
    const scores = styled(STYLES);
    expect(field(scores, 'number')).toBeGreaterThanOrEqual(0.99);
    expect(field(scores, 'setName')).toBeGreaterThanOrEqual(0.95);
    expect(field(scores, 'setting')).toBeGreaterThanOrEqual(0.98);
    expect(field(scores, 'timeOfDay')).toBeGreaterThanOrEqual(0.98);
  });

  it('headings without blank lines and indents, numbered styles', () => {
    const scores = styled(numbered, 'no blank lines, no indents');
    expect(line(scores, 'heading')).toBeGreaterThanOrEqual(0.97);
  });

  it('headings, half of them without their keyword or number', () => {
    expect(line(styled(STYLES, 'half the keywords'), 'heading')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the bars that the breakdown is held to, on scenes as they were organised', () => {
  const scores = evaluateBreakdown(
    sources.flatMap((source) => measureBreakdown(measureText(source, nativeStyle(source)))),
  );
  const counts = (group: string) => scores[group] ?? { right: 0, claimed: 0, gold: 0 };

  it('has something to say', () => expect(counts('all').gold).toBeGreaterThan(900));

  it.each(['people', 'vehicles', 'animals', 'weapons'])('%s: few are missed', (group) => {
    expect(recall(counts(group))).toBeGreaterThanOrEqual(0.85);
  });

  it('props: few are missed', () => expect(recall(counts('props'))).toBeGreaterThanOrEqual(0.7));

  it('little is claimed that is not there', () => {
    expect(precision(counts('all'))).toBeGreaterThanOrEqual(0.7);
  });
});
