import type { OrganisedLine, OrganisedScreenplay } from '../organised.ts';
import { hasNoText, type ReviewedScene } from '../review/review-scene.ts';
import { formOfLine, isSameForm, type LineForm } from './line-form.ts';

interface Reviewed {
  readonly organised: OrganisedScreenplay;
  readonly lines: readonly OrganisedLine[];
  readonly scenes: readonly ReviewedScene[];
}

/** As many as one step can take (`setLineType`), the line that they are like included. */
const MOST = 499;

/**
 * SY20: lines that look like line `n` and are no headings, in their order. Forms that say little ask for more: the
 * line was read as the same, with an empty line above it where that one has one. What a person has said of a line stays.
 */
export function linesOfSameForm({ organised, lines, scenes }: Reviewed, n: number): number[] {
  const form = formAt(lines, n);
  if (!form || form.strength === 'plain') return [];
  const headings = new Set(scenes.flatMap((scene) => (scene.headless ? [] : [scene.headingLine])));
  const like = (line: OrganisedLine): boolean => {
    const other = formOfLine(line.text);
    if (!other || !isSameForm(form, other)) return false;
    return form.strength === 'marked' || isReadAlike(organised.lines, n, line.n);
  };
  const free = (line: OrganisedLine) => line.n !== n && !headings.has(line.n) && !isSaid(organised, line);
  return lines.flatMap((line) => (free(line) && like(line) ? [line.n] : [])).slice(0, MOST);
}

/**
 * SY20: headings that look like line `n`, which is none any more, in their order; those that a person has set or called
 * right stay.
 */
export function headingsOfSameForm({ organised, lines, scenes }: Reviewed, n: number): number[] {
  const form = formAt(lines, n);
  if (!form) return [];
  return scenes
    .filter((scene) => scene.headingLine !== n && !scene.checked && !scene.headless && !hasNoText(scene))
    .filter(({ headingLine }) => organised.lines[headingLine - 1]?.type === 'heading')
    .flatMap(({ headingLine }) => {
      const other = formAt(lines, headingLine);
      return other && isSameForm(form, other) ? [headingLine] : [];
    })
    .slice(0, MOST);
}

function formAt(lines: readonly OrganisedLine[], n: number): LineForm | null {
  const line = lines[n - 1];
  return line ? formOfLine(line.text) : null;
}

/** Whether a person (or what a person did) has said what the line is. */
const isSaid = (organised: OrganisedScreenplay, line: OrganisedLine): boolean =>
  line.confidence === 1 && line.type !== organised.lines[line.n - 1]?.type;

function isReadAlike(lines: readonly OrganisedLine[], a: number, b: number): boolean {
  const gapAbove = (n: number) => n === 1 || lines[n - 2]?.text.trim() === '';
  return lines[a - 1]?.type === lines[b - 1]?.type && gapAbove(a) === gapAbove(b);
}
