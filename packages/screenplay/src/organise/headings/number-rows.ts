import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readTail } from './heading-tail.ts';

const ALONE = /^(\d{1,4})([A-Z])?\.?$/;

/**
 * Rows that hold nothing but a scene's number, above the row that says where and when (`12` / `법정. 실내. 낮`), by
 * index. Numbers of pages look so too; what stands below them is anything.
 */
export function findNumberRows(lines: readonly SourceLine[]): Set<number> {
  const alone = lines.flatMap((line, at) => (ALONE.test(line.text) ? [at] : []));
  const above = alone.filter((at) => saysWhereAndWhen(lines[at + 1]));
  const rising = above.every((at, i) => i === 0 || rankOf(lines, above[i - 1]) < rankOf(lines, at));
  return new Set(above.length >= 2 && above.length * 3 >= alone.length * 2 && rising ? above : []);
}

function rankOf(lines: readonly SourceLine[], at: number | undefined): number {
  const found = ALONE.exec(lines[at ?? -1]?.text ?? '');
  return Number(found?.[1] ?? 0) + (found?.[2]?.charCodeAt(0) ?? 0) / 100;
}

function saysWhereAndWhen(line: SourceLine | undefined): boolean {
  if (!line || line.blankBefore > 0 || line.text.length > 40 || /[?!…"“:]/.test(line.text)) return false;
  const { setName, timeText, shape } = readTail(foldWidth(line.text));
  return setName !== null && timeText !== null && shape !== 'word';
}
