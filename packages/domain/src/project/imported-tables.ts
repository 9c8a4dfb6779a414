import type { PlanContext } from '../command.ts';
import type { Crew } from '../crew/crew.ts';
import { deriveId, type Id } from '../kernel/id.ts';
import { keyAfter } from '../kernel/order-key.ts';
import type { ExportedTables } from './exported-tables.ts';
import type { ProjectMember } from './project.ts';

/** IM5: the account that words and deeds of an imported project are of: closed, and nobody's. */
export const outsiderOf = (commandId: Id): Id => deriveId(commandId, 'outsider', 0);

const UNREAD = '가져온 작품의 대본을 읽다 만 상태였어요. 다시 올려 주세요.';

/**
 * The rows of an export as a project of whoever imports it. IM4: nobody else gets any right, and no account is named but
 * theirs: who took part is of the crew, without an account. IM5: files are the importer's, words and deeds nobody's.
 */
export function importedTables(tables: ExportedTables, ctx: PlanContext): ExportedTables {
  const { actorId: mine, now } = ctx;
  const nobodys = outsiderOf(ctx.commandId);
  return {
    ...tables,
    project: tables.project.map((project) => ({
      ...project,
      archivedAt: project.archivedAt === null ? null : Math.min(project.archivedAt, now),
      needsSecondFactor: false,
      // SA3: what was taken out of a sample is a project like any other.
      isSample: false,
    })),
    projectMember: [owner(ctx)],
    crewRequest: [],
    ...people(tables, ctx),
    personContact: tables.personContact.map((row) => ({ ...row, userId: null })),
    personPay: tables.personPay.map((row) => ({ ...row, userId: null })),
    callsheetReceipt: tables.callsheetReceipt.map((row) => ({ ...row, userId: null })),
    screenplay: tables.screenplay.map((row) => ({
      ...row,
      uploadedBy: mine,
      ...(row.state === 'reading' ? ({ state: 'failed', failure: UNREAD, failureCode: null } as const) : {}),
    })),
    attachment: tables.attachment.map((row) => ({ ...row, addedBy: mine })),
    callsheetVersion: tables.callsheetVersion.map((row) => ({ ...row, publishedBy: nobodys })),
    acceptedFinding: tables.acceptedFinding.map((row) => ({ ...row, acceptedBy: nobodys })),
    checklistTick: tables.checklistTick.map((row) => ({ ...row, tickedBy: nobodys })),
    comment: tables.comment.map(({ resolved, ...row }) => ({
      ...row,
      author: nobodys,
      resolved: resolved && { ...resolved, by: nobodys },
    })),
  };
}

const owner = ({ projectId, actorId, actorName, commandId }: PlanContext): ProjectMember => ({
  _id: deriveId(commandId, 'owner', 0),
  projectId,
  userId: actorId,
  name: actorName,
  role: 'owner',
  rights: {},
  accessEpoch: 1,
});

/** The crew without accounts, and in a team of their own who took part without being of it. */
function people({ crew, crewTeam, projectMember }: ExportedTables, ctx: PlanContext) {
  const { projectId, commandId, now } = ctx;
  const known = new Set(crew.map(({ userId }) => userId));
  const others = projectMember.filter(({ userId }) => !known.has(userId));
  const crewTeamId = deriveId(commandId, 'team', 0);
  const last = [...crewTeam].sort(({ orderKey: a }, { orderKey: b }) => (a < b ? 1 : -1)).slice(0, 1);
  const own = { name: '함께한 사람', colour: 0, calltimeOffset: 0, categories: null, unit: null };
  const team = { _id: crewTeamId, projectId, ...own };
  // PD9: whoever imports them has said to have their consent.
  const consents = <T extends Crew>(row: T): T => ({ ...row, userId: null, consentAt: row.consentAt ?? now });
  const added: Crew[] = [];
  for (const [i, { name }] of others.entries())
    added.push({
      ...{ _id: deriveId(commandId, 'person', i), projectId, crewTeamId, userId: null, name },
      ...{
        orderKey: keyAfter(added, added.at(-1)?._id ?? null),
        roleTitle: '',
        consentAt: now,
        guardian: '',
      },
    });
  return {
    crew: [...crew.map(consents), ...added],
    crewTeam:
      added.length === 0
        ? crewTeam
        : [...crewTeam, { ...team, orderKey: keyAfter(last, last[0]?._id ?? null) }],
  };
}
