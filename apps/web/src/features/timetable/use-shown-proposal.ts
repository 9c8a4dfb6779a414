import type { Id, ProjectState } from '@ddak/domain';
import { useRef, useState } from 'react';
import type { BoardModel } from './use-board-view.ts';
import { draftView } from './view/draft-view.ts';

/** A proposal as the board would be with it, and the ways out. */
export interface ShownProposal {
  /** `배치안 1 · 고른 기준대로`. */
  readonly title: string;
  readonly state: ProjectState;
  /** By row, where it came from. */
  readonly marks: ReadonlyMap<Id, string>;
  readonly onAccept: () => void;
  readonly onDrop: () => void;
  /** Back to the numbers, where they do not stand beside it. */
  readonly onBack: (() => void) | null;
}

/** What of the board is a proposal at the moment: read only, with the present board one press away. */
export function useShownProposal() {
  const [shown, setShown] = useState<ShownProposal | null>(null);
  /** The proposal beside which the board is shown as it is. */
  const [besides, setBesides] = useState('');
  const asItIs = shown?.title === besides;
  const draft = asItIs ? null : shown;
  const last = useRef<{ model: BoardModel; marks: ShownProposal['marks']; marked: BoardModel }>(undefined);
  return {
    shown,
    onShow: setShown,
    onSwitch: () => setBesides(asItIs || !shown ? '' : shown.title),
    /** The project with the proposal; null while the board stands as it is. */
    state: draft?.state ?? null,
    /** The board with what moved marked. */
    marked: (model: BoardModel): BoardModel => {
      if (!draft) return model;
      if (last.current?.model !== model || last.current.marks !== draft.marks) {
        const board = draftView(model.board, draft.marks);
        last.current = { model, marks: draft.marks, marked: { ...model, board } };
      }
      return last.current.marked;
    },
  };
}
