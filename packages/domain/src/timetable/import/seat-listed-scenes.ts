import type { Id } from '../../kernel/id.ts';
import { plannedMinutes } from '../../scene/planned-minutes.ts';
import type { Scene } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import { rowMinutes } from '../day-clock.ts';
import { rowsOfScene } from '../rows-of.ts';
import { sharesOf } from '../scene-parts.ts';
import type { Timetable, TimetableRow } from '../timetable.ts';

/** A place that a scene gets on a day; `row`: the one that it has by now. `split`: its share, where it is shot on several days. */
export interface Seat {
  readonly sceneId: Id;
  readonly row: TimetableRow | undefined;
  readonly split: Pick<TimetableRow, 'part' | 'minutes'> | null;
}

/** Why a scene stays where it is. */
export type LeftScene = 'dayLocked' | 'fromLocked' | 'isSplit' | 'wasShot' | 'isOmitted';

/** By day: what comes onto it, in its order, and what does not. */
export interface SeatedDay {
  readonly seats: readonly Seat[];
  readonly left: readonly (readonly [sceneId: Id, why: LeftScene])[];
}

/** TT25: the places of a plan's scenes on its days. A scene that several days name is split between them (TT13). */
export function seatListedScenes(
  state: ProjectState,
  boardId: Id,
  days: readonly { readonly day: Timetable; readonly sceneIds: readonly Id[] }[],
): SeatedDay[] {
  const seated = days.map(() => ({ seats: [] as Seat[], left: [] as [Id, LeftScene][] }));
  const daysOfScene = new Map<Id, number[]>();
  for (const [i, { sceneIds }] of days.entries())
    for (const id of new Set(sceneIds)) daysOfScene.set(id, [...(daysOfScene.get(id) ?? []), i]);
  for (const [sceneId, named] of daysOfScene) {
    const scene = state.scene.get(sceneId);
    if (!scene) continue;
    const rows = rowsOfScene(state, sceneId).filter(
      (row) => row.state !== 'dropped' && state.timetable.get(row.timetableId)?.boardId === boardId,
    );
    const dayAt = (i: number): Timetable => days[i]!.day;
    const standsOn = (i: number): boolean => rows.some((row) => row.timetableId === dayAt(i)._id);
    if (named.every(standsOn)) continue;
    const leave = (at: readonly number[], why: LeftScene): void => {
      for (const i of at) if (!standsOn(i)) seated[i]!.left.push([sceneId, why]);
    };
    const wanted = named.filter((i) => standsOn(i) || !dayAt(i).locked);
    leave(
      named.filter((i) => dayAt(i).locked),
      'dayLocked',
    );
    if (wanted.length === 0) continue;
    const why = reasonToStay(state, scene, rows);
    if (why) leave(wanted, why);
    else seatOne(state, scene, rows[0], wanted, dayAt, seated);
  }
  return days.map(({ sceneIds }, i) => {
    const order = new Map(sceneIds.map((id, at) => [id, at]));
    const { seats, left } = seated[i]!;
    return {
      seats: seats.toSorted((a, b) => (order.get(a.sceneId) ?? 0) - (order.get(b.sceneId) ?? 0)),
      left,
    };
  });
}

function reasonToStay(state: ProjectState, scene: Scene, rows: readonly TimetableRow[]): LeftScene | null {
  if (scene.status === 'omitted') return 'isOmitted';
  if (rows.some((row) => row.state !== 'planned')) return 'wasShot';
  if (rows.length > 1) return 'isSplit';
  return rows.some((row) => state.timetable.get(row.timetableId)?.locked) ? 'fromLocked' : null;
}

function seatOne(
  state: ProjectState,
  scene: Scene,
  row: TimetableRow | undefined,
  wanted: readonly number[],
  dayAt: (i: number) => Timetable,
  seated: readonly { readonly seats: Seat[] }[],
): void {
  const project = state.project.get(scene.projectId);
  const minutes = row ? rowMinutes(state, row) : project ? plannedMinutes(scene, project) : 0;
  const shares = sharesOf(minutes, wanted.length);
  // The row that is there stays the part of the day that it stands on.
  const own = Math.max(
    0,
    wanted.findIndex((i) => dayAt(i)._id === row?.timetableId),
  );
  for (const [at, i] of wanted.entries()) {
    seated[i]!.seats.push({
      sceneId: scene._id,
      row: at === own ? row : undefined,
      split: wanted.length > 1 ? { part: at + 1, minutes: shares[at]! } : null,
    });
  }
}
