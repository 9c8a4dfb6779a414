import { formatClock, type ProjectState } from '@ddak/domain';
import type { BoardDay } from '../read-board-day.ts';
import { type FixedScene, nearestStart } from './fixed-scenes.ts';
import { freeStart, type PinTrouble, sayTrouble, unpin } from './pin-trouble.ts';
import { startAt } from './start-at.ts';
import type { Window } from './window.ts';

/** BP15: scenes fixed to a day or a time at which somebody, something, their place or their light cannot be had. */
export const pinsWithoutNeeds = (
  state: ProjectState,
  read: BoardDay,
  fixed: readonly FixedScene[],
): PinTrouble[] =>
  fixed.flatMap((scene) => {
    const kept = scene.windows.filter((window) => !holds(window, scene));
    return kept.map(({ key, words }): PinTrouble => {
      const { row, start, end } = scene;
      const time = `${formatClock(start)}–${formatClock(end)}`;
      const what = row.fixedStart === null ? '이날에 고정' : `시작 고정 ${time}`;
      const ways = waysOut(state, read, fixed, scene);
      return {
        key: `${row._id} ${key}`,
        text: sayTrouble(state, read.day, [row._id], `${what}, ${words}`),
        ways,
      };
    });
  });

/** Whether the scene can be shot there: as it is set, else at some time of the day. */
function holds({ spans }: Window, { row, start, end }: FixedScene): boolean {
  if (row.fixedStart === null) return spans.some((span) => end - start <= span.end - span.start);
  return spans.some((span) => span.start <= start && end <= span.end);
}

function waysOut(state: ProjectState, read: BoardDay, fixed: readonly FixedScene[], scene: FixedScene) {
  const { row } = scene;
  const isDayOut = scene.windows.some(
    ({ spans }) => !spans.some((span) => scene.end - scene.start <= span.end - span.start),
  );
  const start = row.fixedStart === null || isDayOut ? null : nearestStart(scene, read, fixed);
  return [
    ...(start === null ? [] : [startAt(state, scene, start)]),
    ...(row.fixedStart === null ? [] : [freeStart(row._id)]),
    ...(row.pinned && isDayOut ? [unpin(row._id)] : []),
  ];
}
