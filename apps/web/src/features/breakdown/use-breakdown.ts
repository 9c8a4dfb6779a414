import {
  type BreakdownItem,
  type BreakdownType,
  type Id,
  itemsOfScene,
  type OrganisedLine,
  reviewScreenplay,
  type Scene,
  suggestionsOfScene,
} from '@ddak/domain';
import { announce } from '@ddak/ui';
import { useMemo } from 'react';
import { newId, useProjectState, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.ts';
import { useWrittenCategories } from '../../sync/use-own-parts.ts';
import { useScreenplayText } from '../../sync/use-screenplay-text.ts';
import { type ChosenWords, categoryName, nameOfWords } from './breakdown-view.ts';

/** The text of a scene as it was reviewed; `lines` is null until it is here. */
export function useSceneLines(scene: Scene | null) {
  const state = useProjectState();
  const screenplayId = scene?.firstLine == null ? null : scene.screenplayId;
  const textState = useScreenplayText(screenplayId);
  const text = textState.status === 'ready' ? textState.text : null;
  const edits = state.reviewEdit;
  const all = useMemo(() => {
    if (!text) return null;
    const own = [...edits.values()].filter((edit) => edit.screenplayId === screenplayId);
    return reviewScreenplay(text, own).lines;
  }, [text, edits, screenplayId]);
  const lines = useMemo<readonly OrganisedLine[] | null>(() => {
    if (!all || scene?.firstLine == null || scene.lastLine === null) return null;
    const [first, last] = [scene.firstLine, scene.lastLine];
    return all.filter(({ n }) => n >= first && n <= last);
  }, [all, scene?.firstLine, scene?.lastLine]);
  return { textState, lines, hasText: screenplayId !== null };
}

/** What a scene has, and everything that can be done to it. */
export function useBreakdown(scene: Scene | null) {
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const written = useWrittenCategories();
  const sceneId = scene?._id ?? null;
  const items = useMemo(() => (sceneId ? itemsOfScene(state, sceneId) : []), [state, sceneId]);
  const open = useMemo(() => (sceneId ? suggestionsOfScene(state, sceneId) : []), [state, sceneId]);
  // AC30: a lead decides on what their own teams see to.
  const decidable = useMemo(() => open.filter(({ type }) => written.has(type)), [open, written]);
  const actions = useMemo(() => {
    const told = (list: readonly BreakdownItem[]) =>
      list.length === 1 ? list[0]!.name : `${list[0]!.name} 외 ${list.length - 1}개`;
    return {
      accept(list: readonly BreakdownItem[]) {
        if (list.length === 0) return;
        const commandId = run('acceptBreakdownItems', { itemIds: list.map(({ _id }) => _id) });
        if (list.length > 1) showUndoToast(`받음 · ${told(list)}`, commandId, undoCommand);
        else announce(`${told(list)} 받음`);
      },
      reject(list: readonly BreakdownItem[]) {
        if (list.length === 0) return;
        const commandId = run('rejectBreakdownItems', { itemIds: list.map(({ _id }) => _id) });
        showUndoToast(`거절 · ${told(list)}`, commandId, undoCommand);
      },
      add(type: BreakdownType, name: string, chosen: ChosenWords | null) {
        const clean = nameOfWords(name);
        if (!sceneId || clean === '') return;
        const evidence = chosen ? { line: chosen.line, words: chosen.words.slice(0, 200) } : null;
        const _id = newId();
        const own = { subtype: '', quantity: null, note: '', source: 'manual' as const };
        run('addBreakdownItems', { sceneId, items: [{ ...own, _id, type, name: clean, evidence }] });
        announce(`${clean}, ${categoryName(type)}에 넣음`);
      },
      edit(
        itemId: Id,
        patch: Partial<Pick<BreakdownItem, 'type' | 'subtype' | 'name' | 'quantity' | 'note' | 'status'>>,
      ) {
        run('editBreakdownItem', { itemId, patch });
      },
      remove(item: BreakdownItem) {
        const commandId = run('removeBreakdownItems', { itemIds: [item._id] });
        showUndoToast(`지움 · ${item.name}`, commandId, undoCommand);
      },
    };
  }, [run, undoCommand, sceneId]);
  return { items, open, decidable, written, canEdit: written.size > 0, actions };
}

export type Breakdown = ReturnType<typeof useBreakdown>;
