import { type DateText, type Id, myDays, type ProjectDays } from '@ddak/domain';
import { type OpenViewParts, openViews } from '../../sync/open-views.ts';

export interface MyDaysParts extends OpenViewParts {
  /** The projects that somebody belongs to, the youngest first. */
  readonly listProjects: (userId: Id) => Promise<
    readonly {
      readonly _id: Id;
      readonly title: string;
      readonly colour: number;
      readonly archivedAt: number | null;
      readonly isSample: boolean;
    }[]
  >;
}

/** MS1, MS2: what somebody's projects want them for, from a date on; projects that have no such day are left out. */
export async function readMyDays(parts: MyDaysParts, userId: Id, from: DateText): Promise<ProjectDays[]> {
  const rows = await parts.listProjects(userId);
  const found: ProjectDays[] = [];
  const real = rows.filter(({ isSample }) => !isSample);
  for await (const { row, state, member } of openViews(parts, real, userId)) {
    const days = myDays(state, member, from);
    if (days.length > 0)
      found.push({ project: { _id: row._id, title: row.title, colour: row.colour }, days });
  }
  return found;
}
