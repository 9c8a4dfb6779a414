import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { linesFromTo, neighbourStop } from './review-steps.ts';
import { type SceneOrder, sceneAt, sceneListItems } from './review-view.ts';
import type { ReviewData } from './use-review.ts';

/** How a press on a scene marks it: alone, beside those that are marked, or all up to it. */
export type Marking = 'toggle' | 'range';

/** Where a person stands in the review: a scene and one of its doubts, lines of the text, scenes marked for more. */
export function useReviewSelection(review: ReviewData, startLine: number | null) {
  const { scenes, lines, modelWork } = review;
  const [order, setOrder] = useState<SceneOrder>(review.canEdit ? 'doubts' : 'text');
  const items = useMemo(() => sceneListItems(scenes, order, modelWork), [scenes, order, modelWork]);
  const [chosen, setChosen] = useState(startLine);
  const [doubtAt, setDoubtAt] = useState(0);
  const [editing, setEditing] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const text = useLines(review);
  const { setRange } = text;
  // A scene that a colleague joined away gives its place to the one that has its line now.
  const selected =
    scenes.find((scene) => scene.headingLine === chosen) ??
    (chosen === null ? undefined : sceneAt(scenes, chosen)) ??
    null;
  const first = items.find((item) => item.kind === 'scene');
  const firstLine = first?.kind === 'scene' ? first.scene.headingLine : null;
  useEffect(() => {
    if (chosen === null && firstLine !== null) setChosen(firstLine);
  }, [chosen, firstLine]);

  const selectScene = useCallback(
    (headingLine: number, edit = false, at = 0) => {
      setChosen(headingLine);
      setDoubtAt(at);
      setRange(null);
      setEditing(edit);
    },
    [setRange],
  );
  const latest = useRef({ scenes, items, chosen });
  latest.current = { scenes, items, chosen };
  const selectLine = useCallback(
    (n: number, extend = false) => {
      setRange((range) => ({ from: extend && range ? range.from : n, to: n }));
      setEditing(false);
      const scene = sceneAt(latest.current.scenes, n);
      if (scene && scene.headingLine !== latest.current.chosen) {
        setChosen(scene.headingLine);
        setDoubtAt(0);
      }
    },
    [setRange],
  );
  const markScene = useCallback((headingLine: number, how: Marking) => {
    const { items: shown, chosen: from } = latest.current;
    setMarked((old) => {
      if (how === 'range') return new Set([...old, ...linesFromTo(shown, from ?? headingLine, headingLine)]);
      const next = new Set(old);
      if (!next.delete(headingLine)) next.add(headingLine);
      return next;
    });
    setChosen(headingLine);
  }, []);
  const move = (by: 1 | -1) => {
    const next = neighbourStop(items, selected?.headingLine ?? null, doubtAt, by);
    if (next) selectScene(next.scene.headingLine, false, next.doubtAt);
  };
  const moveLine = (by: 1 | -1, extend: boolean) => {
    const from = text.range?.to ?? selected?.headingLine ?? 0;
    let at = from - 1 + by;
    while (lines[at] && lines[at]!.text.trim() === '') at += by;
    const next = lines[at];
    if (next) selectLine(next.n, extend);
  };
  const doubt = selected?.doubts[Math.min(doubtAt, selected.doubts.length - 1)];
  return {
    order,
    setOrder,
    items,
    /** The last line that was chosen, and all of them. */
    line: text.range?.to ?? null,
    chosenLines: text.chosen,
    dropLines: () => setRange(null),
    selected,
    doubt,
    setDoubtAt,
    editing,
    setEditing,
    /** Scenes marked to be set together; those that have gone are left out. */
    marked: useMemo(() => scenes.filter((scene) => marked.has(scene.headingLine)), [scenes, marked]),
    markedLines: marked,
    markScene,
    setMarked,
    selectScene,
    selectLine,
    move,
    moveLine,
  };
}

/** The lines of the text that are chosen: one, or those from one to another. */
function useLines({ lines }: ReviewData) {
  const [range, setRange] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const chosen = useMemo(() => {
    if (!range) return [];
    const [first, last] = [Math.min(range.from, range.to), Math.max(range.from, range.to)];
    return lines.slice(first - 1, last).filter((line) => line.text.trim() !== '' || first === last);
  }, [range, lines]);
  return { range, setRange, chosen };
}

export type ReviewSelection = ReturnType<typeof useReviewSelection>;
