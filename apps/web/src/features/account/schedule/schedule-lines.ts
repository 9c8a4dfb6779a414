import { clashesOf, compareMyDays, type DateText, type Id, type MyDay, type ProjectDays } from '@ddak/domain';

/** A day of my schedule as a line of it. */
export interface ScheduleLine {
  readonly day: MyDay;
  readonly project: ProjectDays['project'];
  /** MS3: the titles of other projects that want me then. */
  readonly clashes: readonly string[];
  /** Where more of it stands: the sheet that was issued, else the day on the plan. */
  readonly to: string;
  /** `A팀 집합 · 성산동 정류장` */
  readonly words: string;
}

/** MS6: what was kept, without the days that are over by now. */
export const daysFrom = (kept: readonly ProjectDays[], today: DateText): readonly ProjectDays[] =>
  kept.map(({ project, days }) => ({ project, days: days.filter(({ date }) => date >= today) }));

/** My days of all projects in one row, the next first. */
export function scheduleLines(all: readonly ProjectDays[]): readonly ScheduleLine[] {
  const titles = new Map(all.map(({ project }) => [project._id, project.title]));
  const days = all
    .flatMap(({ project, days }) => days.map((day) => ({ ...day, projectId: project._id, project })))
    .toSorted(compareMyDays);
  const clashes = clashesOf(days);
  const titleOf = (id: Id): string => titles.get(id) ?? '';
  return days.map(({ project, projectId, ...day }) => ({
    day,
    project,
    clashes: [...(clashes.get(day.timetableId) ?? [])].map(titleOf),
    to: pathOf(projectId, day),
    words: wordsOf(day),
  }));
}

const pathOf = (projectId: Id, { callsheetId, timetableId }: MyDay): string =>
  callsheetId === null
    ? `/projects/${projectId}/timetable?day=${timetableId}`
    : `/projects/${projectId}/callsheets/${callsheetId}`;

const wordsOf = ({ team, place }: MyDay): string =>
  [team && `${team.replace(/팀$/, '')}팀 집합`, place].filter(Boolean).join(' · ');
