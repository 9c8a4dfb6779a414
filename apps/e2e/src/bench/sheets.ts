import {
  emptyState,
  fingerprint,
  freezeCallsheet,
  type Id,
  type ProjectState,
  type TableName,
} from '@ddak/domain';
import { filmOnServer } from '../harness/film-on-server.ts';
import { newId, Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';

const SCENES = 12;
const TEAMS = 8;
const PEOPLE = 60;
const TIMES = 7;
const KINDS = {
  pdf: '.pdf',
  phonePdf: '.pdf?form=phone',
  phonePng: '.png?form=phone',
  widePng: '.png?form=wide',
  xlsx: '.xlsx',
};

/**
 * A call sheet of 12 scenes for 60 people, issued: how long a server that has printed one before takes for each way
 * out, in milliseconds (the least and the middle of seven), and how large the room's page is, and what it asks for.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start();
  try {
    const owner = await Program.join(server.url, '조감독');
    const { projectId, days } = await filmOnServer(owner, { scenes: SCENES, days: 1, items: 4 });
    await addCrew(owner, projectId);
    const callsheetId = newId();
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId: days[0]! });
    await publish(owner, projectId, callsheetId);
    const times: Record<string, object> = {};
    for (const [name, ending] of Object.entries(KINDS))
      times[name] = await measure(() =>
        get(owner, `/projects/${projectId}/callsheets/${callsheetId}${ending}`),
      );
    const { url } = await owner.call<{ url: string }>(
      'POST',
      `/projects/${projectId}/callsheets/${callsheetId}/links`,
      { kind: 'room' },
    );
    const page = await (await fetch(url)).text();
    return {
      ...times,
      page: { bytes: Buffer.byteLength(page), scripts: page.match(/<script/g)?.length ?? 0 },
    };
  } finally {
    await server.close();
  }
}

async function addCrew(owner: Program, projectId: Id): Promise<void> {
  const teams = Array.from({ length: TEAMS }, newId);
  for (const [i, crewTeamId] of teams.entries())
    await owner.run(projectId, 'addCrewTeam', {
      crewTeamId,
      name: `${i + 1}팀`,
      colour: 0,
      calltimeOffset: -i,
    });
  for (let i = 0; i < PEOPLE; i++) {
    const [crewId, crewTeamId] = [newId(), teams[i % TEAMS]!];
    const person = { name: `스태프 ${i + 1}`, roleTitle: '팀원', userId: null, consent: { guardian: '' } };
    await owner.run(projectId, 'addCrew', { crewId, crewTeamId, ...person });
    const phone = `010-0000-${String(i).padStart(4, '0')}`;
    await owner.run(projectId, 'setPersonContact', { contactId: newId(), crewId, phone, email: '' });
  }
}

async function publish(owner: Program, projectId: Id, callsheetId: Id): Promise<void> {
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
  const seen = fingerprint(callsheetId, sheet);
  await owner.run(projectId, 'publishCallsheet', { callsheetId, versionId: newId(), seen, note: '' });
}

async function get(owner: Program, path: string): Promise<number> {
  const answer = await fetch(`${owner.url}/api${path}`, { headers: { cookie: owner.cookies } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function measure(fetchOnce: () => Promise<number>): Promise<object> {
  let bytes = await fetchOnce();
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const before = performance.now();
    bytes = await fetchOnce();
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return {
    leastMs: Math.round(times[0]!),
    middleMs: Math.round(times[(TIMES - 1) / 2]!),
    kB: Math.round(bytes / 1000),
  };
}
