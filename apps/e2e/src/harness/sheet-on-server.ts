import {
  emptyState,
  fingerprint,
  freezeCallsheet,
  type Id,
  type ProjectState,
  type TableName,
} from '@ddak/domain';
import { filmOnServer } from './film-on-server.ts';
import { newId, type Program } from './program.ts';

const TEAMS = 8;

export interface SheetOnServer {
  readonly projectId: Id;
  readonly callsheetId: Id;
}

/** A day of so many scenes with a draft of its call sheet, and so many people of eight teams, without accounts. */
export async function sheetOnServer(
  owner: Program,
  { scenes, people, email = () => '' }: { scenes: number; people: number; email?: (i: number) => string },
): Promise<SheetOnServer> {
  const { projectId, days } = await filmOnServer(owner, { scenes, days: 1, items: 4 });
  const teams = Array.from({ length: TEAMS }, newId);
  for (const [i, crewTeamId] of teams.entries())
    await owner.run(projectId, 'addCrewTeam', {
      crewTeamId,
      name: `${i + 1}팀`,
      colour: 0,
      calltimeOffset: -i,
    });
  for (let i = 0; i < people; i++) {
    const [crewId, crewTeamId] = [newId(), teams[i % TEAMS]!];
    const person = { name: `스태프 ${i + 1}`, roleTitle: '팀원', userId: null, consent: { guardian: '' } };
    await owner.run(projectId, 'addCrew', { crewId, crewTeamId, ...person });
    const phone = `010-0000-${String(i).padStart(4, '0')}`;
    await owner.run(projectId, 'setPersonContact', { contactId: newId(), crewId, phone, email: email(i) });
  }
  const callsheetId = newId();
  await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId: days[0]! });
  return { projectId, callsheetId };
}

/** Issues the sheet as it is now, and answers how many milliseconds the server took to say so. */
export async function issueSheet(
  owner: Program,
  { projectId, callsheetId }: Pick<SheetOnServer, 'projectId' | 'callsheetId'>,
): Promise<{ versionId: Id; tookMs: number }> {
  type Tables = Partial<Record<TableName, { _id: Id }[]>>;
  const feed = await owner.call<{ messages: [{ tables: Tables }] }>(
    'GET',
    `/projects/${projectId}/feed?wait=0`,
  );
  const tables = Object.entries(feed.messages[0].tables).map(([table, rows]) => [
    table,
    new Map(rows.map((row) => [row._id, row])),
  ]);
  const state = { ...emptyState(), ...Object.fromEntries(tables) } as ProjectState;
  const sheet = freezeCallsheet(state, callsheetId);
  if (!sheet) throw new Error('there is no sheet');
  const versionId = newId();
  const args = { callsheetId, versionId, seen: fingerprint(callsheetId, sheet), note: '' };
  const before = performance.now();
  await owner.run(projectId, 'publishCallsheet', args);
  return { versionId, tookMs: performance.now() - before };
}
