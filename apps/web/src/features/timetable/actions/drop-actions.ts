import type { Id, PlanContext, ProjectState } from '@ddak/domain';
import { foreseenState } from '../../../sync/hooks.ts';
import { aimDrops, type BoardCommand, type Cargo, type DropTarget } from '../view/drop.ts';
import { type DropPreview, previewDrop, previewSteps } from '../view/preview-drop.ts';
import { sayDrop } from '../view/say-drop.ts';
import { settleTarget } from '../view/settle-target.ts';

/** What is carried to a place, and what would come of it. */
export interface DropActions {
  drop(cargo: Cargo, target: DropTarget): boolean;
  preview(cargo: Cargo, target: DropTarget): DropPreview | null;
  /** The same step by step. */
  previewSteps(cargo: Cargo, target: DropTarget): Generator<void, DropPreview | null>;
  /** What the project would become, once that was previewed. */
  foreseen(cargo: Cargo, target: DropTarget): ProjectState | undefined;
}

interface Means {
  now(): ProjectState;
  context(): Omit<PlanContext, 'commandId' | 'loaded'>;
  newId(): Id;
  send(command: BoardCommand, said: string): Id | null;
  offerUndo(sent: Id | null, message: string): boolean;
}

export function dropActions({ now, context, newId, send, offerUndo }: Means): DropActions {
  const drops = aimDrops(newId);
  const aim = (cargo: Cargo, aimed: DropTarget) => {
    const target = settleTarget(now(), cargo, aimed);
    return { target, command: drops.commandOf(now(), cargo, target) };
  };
  const asked = (cargo: Cargo, aimed: DropTarget): Parameters<typeof previewDrop> => {
    const { target, command } = aim(cargo, aimed);
    return [now(), cargo, target, context(), newId, command];
  };
  return {
    drop(cargo, aimed) {
      const { target, command } = aim(cargo, aimed);
      drops.forget();
      if (!command) return false;
      const said = sayDrop(now(), cargo, target);
      const sent = send(command, said);
      return target.kind === 'pool' ? offerUndo(sent, said) : sent !== null;
    },
    preview: (cargo, aimed) => previewDrop(...asked(cargo, aimed)),
    previewSteps: (cargo, aimed) => previewSteps(...asked(cargo, aimed)),
    foreseen(cargo, aimed) {
      const { command } = aim(cargo, aimed);
      return command ? foreseenState(command.args) : undefined;
    },
  };
}
