import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import { toPlan } from '../engine/to-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Loss } from '../proposals/losses.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { type FilmSize, type PlannedFilm, realisticFilm } from './realistic-film.ts';

/** A film on its board, something that is lost, and how many strips a repair moves that is known to be there. */
export interface PlantedRepair {
  readonly problem: ScheduleProblem;
  readonly loss: Loss;
  readonly strips: number;
}

type Board = { day: string; scenes: string[] }[];

/**
 * Takes the plan that a film was made with and looks for a day, or a person on a date, whose strips can all go elsewhere
 * without breaking a hard rule: to an empty day, the whole of them. So the repair moves exactly these strips.
 */
export function plantedRepair(size: FilmSize, kind: 'day' | 'person', seed: number): PlantedRepair {
  const film = realisticFilm(size, seed);
  const board: Board = film.hidden.map(({ day, scenes }) => ({ day, scenes: [...scenes] }));
  const order = board.map((_, i) => (i + seed * 3) % board.length);
  for (const from of order) {
    const lost = board[from]!;
    const person = film.problem.scenes.find((scene) => scene.id === lost.scenes[0])?.cast[0];
    if (kind === 'person' && person === undefined) continue;
    const moving = lost.scenes.filter(
      (id) => kind === 'day' || film.problem.scenes.find((scene) => scene.id === id)!.cast.includes(person!),
    );
    if (!canMove(film, board, from, moving)) continue;
    const { date } = film.problem.days.find((day) => day.id === lost.day)!;
    const loss: Loss = kind === 'day' ? { kind, day: lost.day } : { kind, person: person!, date };
    return { problem: { ...film.problem, baseline: board }, loss, strips: moving.length };
  }
  throw new RangeError('no loss of this film can be made good by moving its strips alone');
}

/** Whether an empty day takes them all without a hard breach. */
function canMove({ problem }: PlannedFilm, board: Board, from: number, moving: readonly string[]): boolean {
  const used = new Set(board.map(({ day }) => day));
  const compiled = compileProblem(problem);
  const sceneAt = new Map(problem.scenes.map(({ id }, i) => [id, i]));
  return problem.days.some(({ id }) => {
    if (used.has(id)) return false;
    const state = new PlanState(compiled);
    const stays = board[from]!.scenes.filter((scene) => !moving.includes(scene));
    const days = [
      ...board.map((one, i) => (i === from ? { day: one.day, scenes: stays } : one)),
      { day: id, scenes: moving },
    ];
    for (const one of days) {
      const order = Int32Array.from(one.scenes, (scene) => sceneAt.get(scene)!);
      state.order(
        compiled.days.findIndex((day) => day.id === one.day),
        order,
        order.length,
      );
    }
    state.change();
    state.keep();
    return verifyPlan(problem, toPlan(state)).hardBreaches === 0;
  });
}
