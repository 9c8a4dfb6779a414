import { findCues } from '../cues/cue-candidates.ts';
import type { SourceLine } from './source-line.ts';

/**
 * A soft break wraps a speech in most documents; in some it is the only break there is, and a paragraph holds a whole
 * scene (OG71). Where a good part of what stands behind soft breaks opens with names that open other lines too, every
 * row is a line of its own.
 */
export function settleSoftBreaks(lines: readonly SourceLine[]): readonly SourceLine[] {
  const wrapped = lines.flatMap((line, at) => (line.afterBreak && line.kind === null ? [at] : []));
  if (wrapped.length < 3) return lines;
  const counts = new Map<string, number>();
  lines.forEach((line, at) => {
    for (const name of namesOf(line, at)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const opening = wrapped.filter((at) => {
    return namesOf(lines[at] as SourceLine, at).some((name) => (counts.get(name) ?? 0) >= 2);
  });
  if (opening.length * 5 < wrapped.length) return lines;
  return lines.map((line) => (line.continues ? { ...line, continues: false } : line));
}

function namesOf(line: SourceLine, at: number): string[] {
  return [...new Set(findCues(line, at).map(({ name }) => name.who))];
}
