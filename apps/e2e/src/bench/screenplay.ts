import type { LineType, ScriptFormat } from '@ddak/domain';
import { organise, readScript } from '@ddak/screenplay';
import {
  addScores,
  type Counts,
  DAMAGES,
  evaluate,
  f1,
  readSources,
  rowsToText,
  type Scores,
  type ScriptStyle,
  type Source,
  STYLES,
  toRows,
  writeAll,
} from '@ddak/screenplay/fixtures';

const TYPES: readonly LineType[] = ['heading', 'character', 'dialogue', 'action', 'parenthetical', 'note'];

interface Measured {
  precision: number;
  recall: number;
  f1: number;
}

/** Precision, recall and F1 of the organiser on its own set, for each style, format and damage. */
export async function run(): Promise<object> {
  const sources = await readSources();
  const styles: Record<string, object> = {};
  const formats: Partial<Record<ScriptFormat, Scores[]>> = {};
  for (const style of STYLES) {
    styles[style.name] = report(addScores(sources.map((source) => readText(source, style, 'none'))));
    for (const source of sources) await readFormats(source, style, formats);
  }
  return {
    scripts: sources.length,
    scenes: sources.reduce((sum, source) => sum + source.scenes.length, 0),
    styles,
    formats: mapValues(formats, (scores) => report(addScores(scores))),
    damages: mapValues(DAMAGES, (_, damage) => {
      return report(
        addScores(STYLES.flatMap((style) => sources.map((source) => readText(source, style, damage)))),
      );
    }),
  };
}

function readText(source: Source, style: ScriptStyle, damage: string): Scores {
  const rows = (DAMAGES[damage] as (typeof DAMAGES)[string])(toRows(source, style));
  const paragraphs = rowsToText(rows)
    .split('\n')
    .map((text) => ({
      text,
      page: null,
      indent: 0,
      align: 'left' as const,
      bold: [],
      inTable: false,
      blankBefore: 0,
    }));
  return evaluate(organise({ format: 'txt', title: null, paragraphs, unread: [] }), rows, style.numbered);
}

async function readFormats(
  source: Source,
  style: ScriptStyle,
  into: Partial<Record<ScriptFormat, Scores[]>>,
): Promise<void> {
  const rows = toRows(source, style);
  for (const [format, bytes] of Object.entries(await writeAll(source, style)) as [
    ScriptFormat,
    Uint8Array,
  ][]) {
    // Final Draft writes headings in a form of its own, whatever the style.
    if (format === 'fdx') continue;
    const reading = await readScript(bytes, `script.${format}`);
    if (!reading.ok) throw new Error(`${format}: ${reading.code}`);
    const scores = into[format] ?? [];
    into[format] = scores;
    scores.push(evaluate(reading.organised, rows, style.numbered));
  }
}

function report(scores: Scores): Record<string, Measured> {
  const lines = TYPES.flatMap((type) =>
    scores.lines[type] ? [[type, measure(scores.lines[type])] as const] : [],
  );
  const fields = Object.entries(scores.fields).map(([name, counts]) => [name, measure(counts)] as const);
  return Object.fromEntries([...lines, ...fields, ['people', measure(scores.people)] as const]);
}

function measure(counts: Counts): Measured {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    precision: round(counts.claimed === 0 ? 1 : counts.right / counts.claimed),
    recall: round(counts.gold === 0 ? 1 : counts.right / counts.gold),
    f1: round(f1(counts)),
  };
}

function mapValues<T, R>(from: Record<string, T>, change: (value: T, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));
}
