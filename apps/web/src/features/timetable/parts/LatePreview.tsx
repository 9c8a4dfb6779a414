import type { Id, ProjectState } from '@ddak/domain';
import { useEffect, useRef, useState } from 'react';
import { stepWhenIdle } from '../../../sync/hooks.ts';
import type { BoardActions } from '../actions/use-board-actions.ts';
import type { StripLook } from '../strip-look/strip-look.ts';
import type { BoardDrag } from '../use-board-drag.ts';
import { prepareBoard } from '../view/board-view.ts';
import type { Cargo, DropTarget } from '../view/drop.ts';
import type { DropPreview } from '../view/preview-drop.ts';
import { PreviewCard } from './DragCard.tsx';

/** For so long something has to hang over a place before it is looked what would become of the day. */
const REST_MS = 120;

/**
 * The answer before the drop, of where the hand rests: of places that it only passes nothing is computed, and nothing is
 * in a frame in which something moves. That of a place before stays while it is of the same day.
 */
export function LatePreview(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly look: StripLook;
  readonly cargo: Cargo;
  readonly drag: BoardDrag;
  readonly actions: BoardActions;
}) {
  const { state, boardId, look, cargo, drag, actions } = props;
  const [preview, setPreview] = useState<DropPreview | null>(null);
  const shownOf = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another answer
  useEffect(() => {
    let rested: ReturnType<typeof setTimeout> | undefined;
    let aimedAt: DropTarget | null | undefined = null;
    const answer = async (target: DropTarget) => {
      const isOver = () => aimedAt !== target;
      const found = await stepWhenIdle(actions.previewSteps(cargo, target), isOver);
      if (found === undefined || isOver()) return;
      shownOf.current = placeOf(target);
      setPreview(found);
      // A drop here then draws what is computed already.
      const after = actions.foreseen(cargo, target);
      if (after) await stepWhenIdle(prepareBoard(after, boardId, look), isOver);
    };
    const aimed = () => {
      clearTimeout(rested);
      const target = drag.now()?.target;
      aimedAt = target;
      if (shownOf.current !== null && (!target || placeOf(target) !== shownOf.current)) {
        shownOf.current = null;
        setPreview(null);
      }
      if (target) rested = setTimeout(answer, REST_MS, target);
    };
    aimed();
    const stop = drag.subscribe(aimed);
    return () => {
      aimedAt = null;
      stop();
      clearTimeout(rested);
    };
  }, [state, boardId, look, cargo, drag, actions]);
  return preview && <PreviewCard preview={preview} />;
}

const placeOf = (target: DropTarget): string => (target.kind === 'day' ? target.timetableId : 'pool');
