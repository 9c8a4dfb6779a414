import { byOrder } from '../kernel/order-key.ts';
import type { ReviewStep } from './review-step.ts';
import type { ReviewEdit } from './screenplay.ts';

/** What people have said themselves, as far as a model could say it too. */
interface Decided {
  readonly synopses: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
  /** Scenes called right as they stand, by their heading lines. */
  readonly scenes: ReadonlySet<number>;
}

function decidedIn(edits: readonly ReviewEdit[]): Decided {
  const [synopses, lines, scenes] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const { step, source } of edits) {
    if (source === 'ai') continue;
    if (step.kind === 'setSynopsis') synopses.add(step.headingLine);
    if (step.kind === 'setLineType') for (const n of step.lines) lines.add(n);
    if (step.kind === 'split') lines.add(step.line);
    if (step.kind === 'confirm' && step.doubt === null) scenes.add(step.headingLine);
  }
  return { synopses, lines, scenes };
}

/**
 * SY18: what of a model's step is about nothing that people have decided, in whatever order the two arrive; null:
 * nothing is left of it. Steps that no model takes stay as they are.
 */
export function leftToModel(edits: readonly ReviewEdit[], step: ReviewStep): ReviewStep | null {
  const decided = decidedIn(edits);
  if (step.kind === 'setSynopsis')
    return decided.synopses.has(step.headingLine) || decided.scenes.has(step.headingLine) ? null : step;
  if (step.kind !== 'setLineType') return step;
  const lines = step.lines.filter((n) => !decided.lines.has(n));
  return lines.length === 0 ? null : { ...step, lines };
}

/** What a model has changed in a scene and nobody has looked at yet. */
export interface ModelWork {
  readonly synopsis: boolean;
  readonly lines: readonly number[];
}

interface Range {
  readonly headingLine: number;
  readonly lastLine: number;
}

/**
 * SY18: by the heading line of the scene. A person has looked at it who said the same thing after the model, of the
 * line, the synopsis or the whole scene.
 */
export function unseenModelWork(
  edits: readonly ReviewEdit[],
  scenes: readonly Range[],
): ReadonlyMap<number, ModelWork> {
  const sceneOf = (n: number) =>
    scenes.find(({ headingLine, lastLine }) => n >= headingLine && n <= lastLine)?.headingLine ?? 0;
  const [synopses, lines] = [new Set<number>(), new Set<number>()];
  const forget = (decided: Decided): void => {
    for (const n of [...decided.synopses, ...decided.scenes]) synopses.delete(n);
    const isSeen = (n: number) =>
      decided.lines.has(n) || (decided.scenes.size > 0 && decided.scenes.has(sceneOf(n)));
    for (const n of lines) if (isSeen(n)) lines.delete(n);
  };
  for (const edit of [...edits].sort(byOrder)) {
    const { source, step } = edit;
    if (source !== 'ai') forget(decidedIn([edit]));
    else if (step.kind === 'setSynopsis') synopses.add(step.headingLine);
    else if (step.kind === 'setLineType') for (const n of step.lines) lines.add(n);
  }
  return workOf(scenes, synopses, [...lines]);
}

function workOf(
  scenes: readonly Range[],
  synopses: ReadonlySet<number>,
  lines: readonly number[],
): ReadonlyMap<number, ModelWork> {
  return new Map(
    scenes.flatMap(({ headingLine, lastLine }) => {
      const work = {
        synopsis: synopses.has(headingLine),
        lines: lines.filter((n) => n >= headingLine && n <= lastLine).sort((a, b) => a - b),
      };
      return work.synopsis || work.lines.length > 0 ? [[headingLine, work] as const] : [];
    }),
  );
}
