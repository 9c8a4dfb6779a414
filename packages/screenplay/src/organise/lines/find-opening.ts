import type { LineDecisions } from './model/decide-lines.ts';
import type { SourceLine } from './source-line.ts';

/** Where the picture opens. */
export const FADE_IN: RegExp = /^(?:FADE|IRIS)\s+(?:IN|UP)\b.{0,24}$/i;

/**
 * Where the script opens, below its title page: at its first heading, or above it at FADE IN where something is told or
 * said before that heading (OG45).
 */
export function findOpening(
  lines: readonly SourceLine[],
  firstHeading: number,
  decisions: LineDecisions | null,
): number {
  const front = lines.slice(0, firstHeading);
  const at = front.findIndex(({ text }) => FADE_IN.test(text.trim()));
  if (decisions === null || at < 0) return firstHeading;
  const below = decisions.labels.slice(at + 1, firstHeading);
  return below.some((label) => label === 'action' || label === 'dialogue') ? at : firstHeading;
}
