import {
  deriveId,
  type Id,
  idSchema,
  type PlanNews,
  type ProjectMember,
  type ProjectState,
  planNews,
} from '@ddak/domain';
import { z } from 'zod';
import { SYSTEM } from '../../db/reader.ts';
import type { TellPerson } from '../../notices/tell-person.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { LogEntry, SyncStore } from '../../sync/sync-store.ts';

/** Tells people what became of a project's plan. */
export const TELL_PLAN = 'tell-plan';

export interface TellPlanParts {
  readonly store: Pick<SyncStore, 'readLog'>;
  readonly states: ProjectStates;
  readonly tell: TellPerson;
}

const seqSchema = z.coerce.number().int().min(0);
const dataSchema = z.object({ projectId: idSchema, after: seqSchema, upTo: seqSchema });

/** NT9: tells everybody of these entries in words; done twice, each has it once. */
export async function tellPlan(
  { store, states, tell }: TellPlanParts,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const { projectId, after, upTo } = dataSchema.parse(data);
  const view = await states.atLeast(projectId, upTo, SYSTEM);
  if (!view) return;
  const { state } = view;
  const log = await read(store, projectId, after, view.seq);
  const entries = log.filter(({ seq }) => seq <= upTo);
  const from = entries.at(-1)?.actorId;
  if (from === undefined) return;
  const newsFor = newsByReader(state, entries);
  const joined = joinedIn(log);
  for (const member of state.projectMember.values()) {
    const since = joined.get(member.userId);
    const news =
      since === undefined
        ? newsFor(member)
        : planNews(
            state,
            member,
            entries.filter(({ seq }) => seq > since),
          );
    for (const { path, ...said } of news) {
      const _id = deriveId(projectId, `plan ${said.section} ${member.userId}`, upTo);
      const notice = { ...said, _id, kind: 'plan' as const, userId: member.userId, projectId };
      // Who has the project open has seen it happen.
      await tell(from, { ...notice, path: `/projects/${projectId}/${path}` }, false);
    }
  }
}

/** Who has come to take part in these entries, and with which: what was changed before is no news to them. */
const joinedIn = (log: readonly LogEntry[]): ReadonlyMap<Id, number> =>
  new Map(
    log.flatMap(({ seq, changes }) =>
      changes.flatMap((change): [Id, number][] =>
        change.table === 'projectMember' && change.op === 'insert' ? [[change.row.userId, seq]] : [],
      ),
    ),
  );

const PAGE = 500;

async function read(
  store: TellPlanParts['store'],
  projectId: Id,
  after: number,
  upTo: number,
): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let last = after; last < upTo; ) {
    const page = await store.readLog(projectId, last, Math.min(PAGE, upTo - last));
    if (page.length === 0) break;
    entries.push(...page);
    last = page.at(-1)!.seq;
  }
  return entries;
}

/** Computed once for all who have the same rights and have done nothing of it themselves. */
function newsByReader(state: ProjectState, entries: readonly LogEntry[]) {
  const actors = new Set(entries.map(({ actorId }) => actorId));
  const known = new Map<string, readonly PlanNews[]>();
  return (member: ProjectMember): readonly PlanNews[] => {
    const { role, rights, userId } = member;
    const key = JSON.stringify([role, rights, actors.has(userId) ? userId : null]);
    const news = known.get(key) ?? planNews(state, member, entries);
    known.set(key, news);
    return news;
  };
}
