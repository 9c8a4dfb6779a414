import {
  crewSize,
  type Id,
  type ProjectState,
  paidInVain,
  paidOnce,
  ratesOf,
  rulesInForce,
  unknownMove,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardOptions } from './board-options.ts';
import { usualMeal } from './meals.ts';
import { otherDays } from './other-days.ts';
import { problemPreferences } from './preferences.ts';
import { datesOf, problemDays } from './problem-days.ts';
import { problemGroups, problemPins, problemPrecedences } from './problem-links.ts';
import { problemPeople } from './problem-people.ts';
import { problemMoves, problemPlaces } from './problem-places.ts';
import { problemRules } from './problem-rules.ts';
import { problemScenes } from './problem-scenes.ts';
import { readBoard } from './read-board.ts';
import { blocksOf } from './read-board-day.ts';
import { problemElements, scarceOf } from './scarce-elements.ts';

/**
 * BP1: a board as a problem for the engine. Minutes and ₩; ids are those of scenes, days, characters and locations.
 * Prices are in it as far as the state holds them, so whoever may not see costs asks without.
 */
export function boardProblem(state: ProjectState, boardId: Id, options: BoardOptions): ScheduleProblemInput {
  const board = state.board.get(boardId);
  const rules = rulesInForce(board && state.project.get(board.projectId)?.labourRules);
  const reading = readBoard(state, boardId, options, rules);
  const scarce = scarceOf(reading, options);
  const scenes = problemScenes(state, reading, options, scarce);
  const days = problemDays(state, reading, options, rules);
  const dates = datesOf(reading);
  const people = problemPeople(state, scenes, dates, options, rules);
  return {
    format: 'ddak.schedule/1',
    scenes,
    days,
    otherDays: otherDays(state, boardId, reading),
    people,
    places: problemPlaces(state, scenes, dates, options, rules),
    elements: problemElements(state, scenes, dates, scarce),
    paidOnce: paidInAnyPlan(state, boardId),
    meals: { perHead: ratesOf(state).mealPerHead, crew: crewSize(state) },
    moves: problemMoves(state, scenes, reading),
    moveBetween: { minutes: unknownMove(state), cost: ratesOf(state).companyMove },
    rules: problemRules(state, people, rules, usualMeal(reading.days)),
    precedences: problemPrecedences(reading),
    groups: problemGroups(reading),
    pins: problemPins(reading, options),
    preferences: problemPreferences(options.weights),
    baseline: reading.days.flatMap((one) => {
      const blocks = blocksOf(one);
      return blocks.length === 0 ? [] : [{ day: one.day._id, scenes: blocks.map(({ id }) => id) }];
    }),
  };
}

/** CO14, CO20. Where waiting is dearer than work, who was called in vain can have cost less than nothing, which no problem says. */
const paidInAnyPlan = (state: ProjectState, boardId: Id): number =>
  Math.max(
    0,
    [...paidOnce(state).values()].reduce((sum, won) => sum + won, paidInVain(state, boardId)),
  );
