import { announce } from '@ddak/ui';
import type { RefObject } from 'react';
import type { BoardActions } from './actions/use-board-actions.ts';
import type { BoardDialog } from './board-dialog.ts';
import type { DaysHandle } from './parts/Days.tsx';
import type { BoardModel } from './use-board-view.ts';
import type { Cargo } from './view/drop.ts';
import type { BoardLists } from './view/steps.ts';
import { focusStep, type Lane, moveStep } from './view/steps.ts';

/** What the board's clicks and keys work on. */
export interface InputWiring {
  readonly model: BoardModel;
  readonly actions: BoardActions;
  readonly editable: boolean;
  readonly phone: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly days: RefObject<DaysHandle | null>;
  readonly lists: BoardLists;
  readonly openDialog: (dialog: BoardDialog) => void;
}

/** Moving, taking off and opening a row without a drag. The focus goes with the row, or to its neighbour. */
export function rowMoves(
  wiring: InputWiring,
  cargoFor: (key: string) => Cargo,
  goTo: (key: string, lanes: readonly Lane[]) => void,
) {
  const { actions, openDialog } = wiring;
  const { lanes } = wiring.model;
  return {
    move(key: string, to: 'up' | 'down' | 'left' | 'right') {
      const cargo = cargoFor(key);
      const target = moveStep(lanes, cargo.ids, to);
      if (!target) return announce('더 옮길 곳이 없어요.');
      const next = focusStep(lanes, key, 'down') ?? focusStep(lanes, key, 'up');
      if (!actions.drop(cargo, target)) return;
      if (target.kind === 'day' && cargo.kind === 'rows')
        goTo(key, lanesAfter(lanes, key, target.timetableId));
      else if (next) goTo(next, lanes);
    },
    remove(key: string) {
      const cargo = cargoFor(key);
      if (cargo.kind !== 'rows') return;
      const next = focusStep(lanes, cargo.ids.at(-1)!, 'down') ?? focusStep(lanes, cargo.ids[0]!, 'up');
      if (actions.drop(cargo, { kind: 'pool' }) && next) goTo(next, lanes);
    },
    open(key: string) {
      const cargo = cargoFor(key);
      openDialog(cargo.kind === 'rows' ? { kind: 'row', rowId: key } : { kind: 'move', cargo });
    },
  };
}

/** The lanes as they will be once a row has moved: enough to know which column to scroll to. */
const lanesAfter = (lanes: readonly Lane[], key: string, timetableId: string) =>
  lanes.map((lane) => ({
    id: lane.id,
    keys: lane.id === timetableId ? [...lane.keys, key] : lane.keys.filter((other) => other !== key),
  }));
