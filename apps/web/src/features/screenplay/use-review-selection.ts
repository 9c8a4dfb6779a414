import { useCallback, useEffect, useMemo, useState } from 'react';
import { neighbourInList } from './review-steps.ts';
import { type SceneOrder, sceneAt, sceneListItems } from './review-view.ts';
import type { ReviewData } from './use-review.ts';

/** Where a person stands in the review: a scene, a line of the text, and whether its heading is being edited. */
export function useReviewSelection(review: ReviewData, startLine: number | null) {
  const { scenes, text } = review;
  const [order, setOrder] = useState<SceneOrder>(review.canEdit ? 'doubts' : 'text');
  const items = useMemo(() => sceneListItems(scenes, order), [scenes, order]);
  const [line, setLine] = useState<number | null>(null);
  const [chosen, setChosen] = useState(startLine);
  const [editing, setEditing] = useState(false);
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

  const selectScene = useCallback((headingLine: number, edit = false) => {
    setChosen(headingLine);
    setLine(null);
    setEditing(edit);
  }, []);
  const selectLine = useCallback(
    (n: number) => {
      setLine(n);
      setEditing(false);
      const scene = sceneAt(scenes, n);
      if (scene) setChosen(scene.headingLine);
    },
    [scenes],
  );
  const moveScene = (by: 1 | -1) => {
    const next = neighbourInList(items, selected?.headingLine ?? null, by);
    if (next) selectScene(next.headingLine);
  };
  const moveLine = (by: 1 | -1) => {
    const from = line ?? selected?.headingLine ?? 0;
    let at = text.lines.findIndex((other) => other.n === from) + by;
    while (text.lines[at] && text.lines[at]!.text.trim() === '') at += by;
    const next = text.lines[at];
    if (next) selectLine(next.n);
  };
  return {
    order,
    setOrder,
    items,
    line,
    selected,
    editing,
    setEditing,
    selectScene,
    selectLine,
    moveScene,
    moveLine,
  };
}

export type ReviewSelection = ReturnType<typeof useReviewSelection>;
