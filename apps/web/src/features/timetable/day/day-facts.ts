import {
  type ClockMinutes,
  dayMoves,
  type Id,
  type ProjectState,
  rowsOf,
  type TimeOfDay,
  unknownMove,
} from '@ddak/domain';
import type { DayView } from '../view/day-view.ts';

/** Somebody of the cast on a day: from their first scene to the end of their last, and what they wait between. */
export interface PersonOnDay {
  readonly characterId: Id;
  readonly no: number;
  readonly name: string;
  readonly actor: string;
  readonly first: ClockMinutes;
  readonly last: ClockMinutes;
  readonly waits: number;
  readonly scenes: readonly string[];
}

export function peopleOnDay(state: ProjectState, day: DayView): readonly PersonOnDay[] {
  const people = new Map<Id, PersonOnDay & { scenes: string[]; waits: number }>();
  for (const row of day.rows) {
    if (row.kind !== 'scene' || row.dropped) continue;
    for (const { _id } of state.scene.get(row.strip.sceneId)?.characters ?? []) {
      const character = state.character.get(_id);
      if (!character) continue;
      const known = people.get(_id);
      const { characterNumber: no, name, actorName: actor } = character;
      const base = known ?? {
        ...{ characterId: _id, no, name, actor },
        ...{ first: row.start, last: row.start, waits: 0, scenes: [] },
      };
      people.set(_id, {
        ...base,
        waits: base.waits + Math.max(0, row.start - base.last),
        last: Math.max(base.last, row.end),
        scenes: [...base.scenes, row.strip.label],
      });
    }
  }
  return [...people.values()].sort((a, b) => a.first - b.first || a.no - b.no);
}

export interface MoveOnDay {
  readonly key: string;
  readonly what: string;
  readonly minutes: number;
  /** `추정`: nobody knows where both are; `줄 없음`: no row on the board gives the minutes for it. */
  readonly marks: readonly string[];
}

export function movesOnDay(state: ProjectState, timetableId: Id): readonly MoveOnDay[] {
  const day = state.timetable.get(timetableId);
  if (!day) return [];
  const planned = rowsOf(state, timetableId).flatMap((row): MoveOnDay[] =>
    row.phaseData?.kind === '이동' && row.state !== 'dropped'
      ? [{ key: row._id, what: row.phaseData.label || '이동', minutes: row.phaseData.minutes, marks: [] }]
      : [],
  );
  const missing = dayMoves(state, day).unplanned.map(
    (move): MoveOnDay => ({
      key: move.after._id,
      what: `${move.from} → ${move.to}`,
      minutes: move.minutes ?? unknownMove(state),
      marks: [...(move.isKnown && move.minutes !== null ? [] : ['추정']), '이동 줄 없음'],
    }),
  );
  return [...planned, ...missing];
}

/** A stretch of the day as its bar shows it, in percent of the bar. */
export interface BarPart {
  readonly key: string;
  readonly left: number;
  readonly width: number;
  readonly tone: TimeOfDay | 'none' | 'phase';
  readonly says: string;
}

export interface DayBar {
  readonly from: ClockMinutes;
  readonly to: ClockMinutes;
  readonly hours: readonly { readonly clock: ClockMinutes; readonly left: number }[];
  /** Daylight; null where the sun is not known. */
  readonly light: { readonly left: number; readonly width: number } | null;
  readonly parts: readonly BarPart[];
}

/** The day as a bar: whole hours around what is planned and the daylight around it. */
export function dayBar(day: DayView): DayBar {
  const from = Math.floor(Math.min(day.call, day.sunrise ?? day.call) / 60) * 60;
  const to = Math.ceil(Math.max(day.end, day.sunset ?? day.end, from + 60) / 60) * 60;
  const at = (minutes: number) => ((Math.min(to, Math.max(from, minutes)) - from) / (to - from)) * 100;
  const step = to - from > 14 * 60 ? 180 : 120;
  const hours = [];
  for (let clock = Math.ceil(from / step) * step; clock <= to; clock += step)
    hours.push({ clock, left: at(clock) });
  return {
    from,
    to,
    hours,
    light:
      day.sunrise === null || day.sunset === null
        ? null
        : { left: at(day.sunrise), width: at(day.sunset) - at(day.sunrise) },
    parts: day.rows.flatMap((row): BarPart[] => {
      if (row.dropped || row.end <= row.start) return [];
      const place = { key: row.rowId, left: at(row.start), width: at(row.end) - at(row.start) };
      return row.kind === 'scene'
        ? [{ ...place, tone: row.strip.tone, says: `S#${row.strip.label} ${row.strip.setName}` }]
        : [{ ...place, tone: 'phase', says: row.text }];
    }),
  };
}
