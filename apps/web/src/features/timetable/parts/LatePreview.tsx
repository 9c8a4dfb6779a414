import type { ProjectState } from '@ddak/domain';
import { useEffect, useState } from 'react';
import type { BoardActions } from '../use-board-actions.ts';
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
  readonly cargo: Cargo;
  readonly target: DropTarget | null;
  readonly actions: BoardActions;
}) {
  const { state, cargo, target, actions } = props;
  const [answer, setAnswer] = useState<{ day: string | null; preview: DropPreview | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another answer
  useEffect(() => {
    if (!target) return;
    const look = () => setAnswer({ day: dayOf(target), preview: actions.preview(cargo, target) });
    const rested = setTimeout(look, REST_MS);
    return () => clearTimeout(rested);
  }, [state, cargo, target, actions]);
  if (!target || !answer?.preview || answer.day !== dayOf(target)) return null;
  return <PreviewCard preview={answer.preview} />;
}

const dayOf = (target: DropTarget): string | null => (target.kind === 'day' ? target.timetableId : null);
