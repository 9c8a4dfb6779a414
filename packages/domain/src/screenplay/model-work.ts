import type { BreakdownCandidate } from '../breakdown/breakdown-candidate.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { byOrder } from '../kernel/order-key.ts';
import type { NamedItem, ReviewStep } from './review/review-step.ts';
import type { ReviewEdit } from './screenplay.ts';

/** What people have said themselves, as far as a model could say it too. */
interface Decided {
  readonly synopses: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
  /** Scenes called right as they stand, by their heading lines. */
  readonly scenes: ReadonlySet<number>;
  /** By `itemIn`. */
  readonly items: ReadonlySet<string>;
}

/** A thing of a scene, on whichever of its lines. */
const itemIn = (headingLine: number, item: NamedItem): string => `${headingLine}/${itemKey(item)}`;

function decidedIn(edits: readonly ReviewEdit[]): Decided {
  const [synopses, lines, scenes] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const items = new Set<string>();
  for (const { step, source } of edits) {
    if (source === 'ai') continue;
    if (step.kind === 'setSynopsis') synopses.add(step.headingLine);
    if (step.kind === 'setLineType') for (const n of step.lines) lines.add(n);
    if (step.kind === 'split') lines.add(step.line);
    if (step.kind === 'confirm' && step.doubt === null) scenes.add(step.headingLine);
    if (step.kind === 'confirmScenes') for (const n of step.headingLines) scenes.add(n);
    if (step.kind === 'addItems' || step.kind === 'dropItems')
      for (const item of step.items) items.add(itemIn(step.headingLine, item));
  }
  return { synopses, lines, scenes, items };
}

/**
 * SY18: what of a model's step is about nothing that people have decided, in whatever order the two arrive; null:
 * nothing is left of it. Steps that no model takes stay as they are.
 */
export function leftToModel(edits: readonly ReviewEdit[], step: ReviewStep): ReviewStep | null {
  const decided = decidedIn(edits);
  if (step.kind === 'setSynopsis')
    return decided.synopses.has(step.headingLine) || decided.scenes.has(step.headingLine) ? null : step;
  if (step.kind === 'addItems') {
    const { headingLine } = step;
    if (decided.scenes.has(headingLine)) return null;
    const items = step.items.filter((item) => !decided.items.has(itemIn(headingLine, item)));
    return items.length === 0 ? null : { ...step, items };
  }
  if (step.kind !== 'setLineType') return step;
  const lines = step.lines.filter((n) => !decided.lines.has(n));
  return lines.length === 0 ? null : { ...step, lines };
}

/** What a model has changed in a scene and nobody has looked at yet. */
export interface ModelWork {
  readonly synopsis: boolean;
  readonly lines: readonly number[];
  /** What it has found that the scene may need. */
  readonly items: readonly BreakdownCandidate[];
}

interface Range {
  readonly headingLine: number;
  readonly lastLine: number;
}

/**
 * SY18: by the heading line of the scene. A person has looked at it who said the same thing after the model, of the
 * line, the synopsis, the thing or the whole scene.
 */
export function unseenModelWork(
  edits: readonly ReviewEdit[],
  scenes: readonly Range[],
): ReadonlyMap<number, ModelWork> {
  const sceneOf = (n: number) =>
    scenes.find(({ headingLine, lastLine }) => n >= headingLine && n <= lastLine)?.headingLine ?? 0;
  const [synopses, lines] = [new Set<number>(), new Set<number>()];
  const items = new Map<string, BreakdownCandidate>();
  const forget = (decided: Decided): void => {
    for (const n of [...decided.synopses, ...decided.scenes]) synopses.delete(n);
    const isSeen = (n: number) =>
      decided.lines.has(n) || (decided.scenes.size > 0 && decided.scenes.has(sceneOf(n)));
    for (const n of lines) if (isSeen(n)) lines.delete(n);
    for (const [key, { line }] of items)
      if (decided.items.has(key) || (decided.scenes.size > 0 && decided.scenes.has(sceneOf(line))))
        items.delete(key);
  };
  for (const edit of [...edits].sort(byOrder)) {
    const { source, step } = edit;
    if (source !== 'ai') forget(decidedIn([edit]));
    else if (step.kind === 'setSynopsis') synopses.add(step.headingLine);
    else if (step.kind === 'setLineType') for (const n of step.lines) lines.add(n);
    else if (step.kind === 'addItems')
      for (const item of step.items) items.set(itemIn(step.headingLine, item), item);
  }
  return workOf(scenes, synopses, [...lines], [...items.values()]);
}

function workOf(
  scenes: readonly Range[],
  synopses: ReadonlySet<number>,
  lines: readonly number[],
  items: readonly BreakdownCandidate[],
): ReadonlyMap<number, ModelWork> {
  return new Map(
    scenes.flatMap(({ headingLine, lastLine }) => {
      const within = (n: number) => n >= headingLine && n <= lastLine;
      const work = {
        synopsis: synopses.has(headingLine),
        lines: lines.filter(within).sort((a, b) => a - b),
        items: items.filter(({ line }) => within(line)),
      };
      return work.synopsis || work.lines.length + work.items.length > 0 ? [[headingLine, work] as const] : [];
    }),
  );
}
