import type { BreakdownItem, BreakdownType, Scene } from '@ddak/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useProjectState } from '../../sync/hooks.ts';
import { type ChosenWords, type MarkedItem, markedIn, nameOfWords, toggleMarked } from './breakdown-view.ts';
import { useBreakdown, useSceneLines } from './use-breakdown.ts';
import { useWordCursor } from './use-word-cursor.ts';

/** One scene at work: its text, its items, what is chosen in the one and marked in the other. */
export function useBreakdownWork(scene: Scene | null) {
  const state = useProjectState();
  const breakdown = useBreakdown(scene);
  const { textState, lines, hasText } = useSceneLines(scene);
  const cursor = useWordCursor(lines, scene?._id ?? null);
  const [picked, setPicked] = useState<{ sceneId: string; words: ChosenWords } | null>(null);
  const [marked, setMarked] = useState<MarkedItem | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { items, open, canEdit, actions } = breakdown;
  const all = useMemo(() => [...items, ...open], [items, open]);
  const sceneId = scene?._id ?? null;
  const activeId = markedIn(marked, sceneId);
  const setActiveId = (itemId: string | null) => setMarked(itemId && sceneId ? { sceneId, itemId } : null);
  const active = all.find(({ _id }) => _id === activeId) ?? null;
  const mouse = picked?.sceneId === sceneId ? (picked?.words ?? null) : null;
  const chosen = cursor.chosen ?? mouse;
  const clearCursor = cursor.clear;
  const letGo = () => {
    setPicked(null);
    clearCursor();
    window.getSelection()?.removeAllRanges();
  };
  const choose = useCallback(
    (words: ChosenWords | null) => {
      if (!sceneId) return;
      setPicked(words ? { sceneId, words } : null);
      if (words) clearCursor();
    },
    [sceneId, clearCursor],
  );
  const elsewhere = useMemo(() => {
    const name = chosen ? nameOfWords(chosen.words) : '';
    if (name === '') return 0;
    return [...state.breakdownItem.values()].filter((item) => item.sceneId !== sceneId && item.name === name)
      .length;
  }, [state.breakdownItem, chosen, sceneId]);
  /** After a decision the mark goes on to the next suggestion, so that one key after the other works through. */
  const goOn = (decided: readonly BreakdownItem[]) => {
    const gone = new Set(decided.map(({ _id }) => _id));
    const at = open.findIndex(({ _id }) => _id === activeId);
    const next =
      open.slice(at + 1).find(({ _id }) => !gone.has(_id)) ?? open.find(({ _id }) => !gone.has(_id));
    setActiveId(next?._id ?? null);
  };
  return {
    breakdown,
    all,
    open,
    active,
    toggle: useCallback(
      (item: BreakdownItem) => setMarked((now) => toggleMarked(now, item.sceneId, item._id)),
      [],
    ),
    textState,
    lines,
    hasText,
    cursor,
    chosen: canEdit ? chosen : null,
    elsewhere,
    choose,
    letGo,
    inputRef,
    accept(list: readonly BreakdownItem[]) {
      actions.accept(list);
      goOn(list);
    },
    reject(list: readonly BreakdownItem[]) {
      actions.reject(list);
      goOn(list);
    },
    tag(type: BreakdownType) {
      if (!chosen || !breakdown.written.has(type)) return;
      actions.add(type, chosen.words, chosen);
      letGo();
    },
    moveActive(by: 1 | -1) {
      const at = open.findIndex(({ _id }) => _id === activeId);
      const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : at + by;
      setActiveId(open[(next + open.length) % open.length]?._id ?? null);
    },
  };
}

export type BreakdownWork = ReturnType<typeof useBreakdownWork>;
