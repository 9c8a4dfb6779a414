import type { LineType } from '../../organised.ts';
import { draftAt, type ReviewState, withLines } from '../review-state.ts';
import type { SaidByLine } from '../review-step.ts';
import { dissolveScene } from './join-scene.ts';
import { splitScene } from './split-scene.ts';
import { typedLine } from './typed-line.ts';

interface Retyping {
  readonly lines: readonly number[];
  readonly type: LineType;
  readonly who: string | null;
  readonly says?: readonly (SaidByLine & { readonly line: number })[] | undefined;
}

/**
 * SY11: what the lines are. As a heading a line begins a scene; a heading that becomes anything else gives its scene
 * to the one before. Null: none of the lines is there.
 */
export function setLineType(state: ReviewState, step: Retyping): ReviewState | null {
  const there = step.lines.filter((n) => state.lines[n - 1] !== undefined);
  if (there.length === 0) return null;
  let next = state;
  for (const n of there) next = retype(next, n, step) ?? next;
  return next === state ? null : next;
}

function retype(state: ReviewState, n: number, { type, who, says }: Retyping): ReviewState | null {
  const heading = state.drafts[draftAt(state.drafts, n)]?.headingLine === n;
  if (type === 'heading')
    return heading
      ? null
      : splitScene(
          state,
          n,
          says?.find((said) => said.line === n),
        );
  const body = heading ? (dissolveScene(state, n) ?? state) : state;
  const line = body.lines[n - 1]!;
  const speaker = type === 'character' ? (who ?? nameInCue(line.text)) : null;
  return withLines(body, [typedLine(line, type, speaker, body.lines)]);
}

/** The name that a cue says: without marks in parentheses, voice marks behind a colon, spaces around it. */
export const nameInCue = (text: string): string | null =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[:：].*$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60) || null;
