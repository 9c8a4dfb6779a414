import { z } from 'zod';
import { can } from '../access/can.ts';
import { readableState } from '../access/readable-state.ts';
import { callOf, ownCallAt } from '../callsheet/issue/call-of.ts';
import { nextIssued } from '../callsheet/issue/next-issued.ts';
import { type DateText, dateSchema } from '../kernel/date.ts';
import { idSchema } from '../kernel/id.ts';
import { koreanDate } from '../kernel/korean-time.ts';
import { comingDays } from '../overview/coming-days.ts';
import { filmProgress } from '../overview/film-progress.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { dayName } from '../timetable/day-name.ts';
import { unsentSheets } from './unsent-sheets.ts';

const count = z.int().min(0);

/** What the list of my projects says of one of them, by my rights (docs/rules/home.md). */
export const projectHomeSchema = z.object({
  /** CS33: my next call of an issued sheet; null: there is none. */
  call: z
    .object({
      callsheetId: idSchema,
      /** `2회차 / 총 18회차`, and the day itself. */
      dayText: z.string(),
      date: dateSchema,
      time: z.string(),
      team: z.string(),
      place: z.string(),
      address: z.string(),
      /** When I am called, milliseconds since 1970: what is counted down to. */
      callAt: z.int(),
      cancels: z.boolean(),
    })
    .nullable(),
  /** Null: not for me, or nothing there yet. */
  progress: z
    .object({ scenes: count, allocated: count, done: count, days: count, daysOver: count })
    .nullable(),
  nextDay: z.object({ dayName: z.string(), date: dateSchema, scenes: count }).nullable(),
  /** How many ask to take part, for who may answer. */
  requests: count,
  unsent: z.array(
    z.object({ callsheetId: idSchema, date: dateSchema, dayName: z.string(), isIssued: z.boolean() }),
  ),
});
export type ProjectHome = z.infer<typeof projectHomeSchema>;

/** HM1: of a project what its member may read of it, and no more. */
export function projectHome(state: ProjectState, member: ProjectMember, now: number): ProjectHome {
  const seen = readableState(state, member);
  const today = koreanDate(now);
  return {
    call: myCall(seen, member.userId, now),
    ...schedule(seen, today, can(member, 'write', 'timetable')),
    requests: can(member, 'write', 'crew')
      ? [...state.crewRequest.values()].filter(({ status }) => status === 'pending').length
      : 0,
    unsent: unsentSheets(seen, member, today),
  };
}

function myCall(state: ProjectState, userId: string, now: number): ProjectHome['call'] {
  const version = nextIssued(state, now, userId);
  if (!version) return null;
  const { sheet, callsheet: callsheetId, cancels } = version;
  const call = callOf(state, sheet, { kind: 'member', id: userId });
  if (!call) return null;
  const { time, team, place, address } = call;
  const { dayText, date } = sheet;
  const callAt = ownCallAt(sheet, call);
  return { callsheetId, dayText, date, time, team, place, address, callAt, cancels };
}

/** HM2: the next shooting day is the first that is not over. */
function schedule(
  state: ProjectState,
  today: DateText,
  isPlanner: boolean,
): Pick<ProjectHome, 'progress' | 'nextDay'> {
  const [next] = comingDays(state, today, isPlanner);
  const { scenes, allocated, done, days, daysOver } = filmProgress(state, today);
  return {
    progress: scenes + days === 0 ? null : { scenes, allocated, done, days, daysOver },
    nextDay: next
      ? { dayName: dayName(next.day, next.dayNo), date: next.day.tableDate, scenes: next.scenes }
      : null,
  };
}
