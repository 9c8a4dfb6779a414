import { COMMANDS, type CommandName, fingerprint, freezeCallsheet, type Id } from '@ddak/domain';
import { Hand, makeArgs, type SeededRandom, sketchScript } from '@ddak/testkit';
import type { Pool } from '../db/pool.ts';
import { newId } from '../new-id.ts';
import { joinProject, type TestActor, type TestCore } from './test-core.ts';
import { command } from './test-person.ts';

/** What a project with something in everything is made with. */
export interface Filling {
  readonly test: TestCore;
  readonly pool: Pool;
  readonly random: SeededRandom;
}

export interface FullProject {
  readonly owner: TestActor;
  readonly projectId: Id;
  readonly boardId: Id;
  readonly episodeId: Id;
  readonly fileId: Id;
  /** A file to hang on something. */
  readonly attachmentId: Id;
}

export interface Team {
  readonly owner: TestActor;
  /** They take part as editors. */
  readonly members: readonly TestActor[];
  /** They have asked, and nobody has answered. */
  readonly askers: readonly TestActor[];
}

const MAKING = (Object.keys(COMMANDS) as CommandName[]).filter((name) =>
  /^(add|make|map|allocate|set|finish|acceptFinding)/.test(name),
);
const asServer = { asServer: true } as const;

/** A series with something in every table, most of it made by gestures. */
export async function fullProject(filling: Filling, team: Team): Promise<FullProject> {
  const { test, pool, random } = filling;
  const { owner, members, askers } = team;
  const [projectId, fileId, attachmentId] = [newId(), newId(), newId()];
  const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
  const { boardId, episodeId } = ids;
  const said = { title: `${owner.name}의 작품`, projectType: 'series' } as const;
  await test.run(owner, projectId, 'createProject', { ...said, ...ids });
  for (const member of members) await joinProject(test, owner, projectId, member, 'editor');
  const kept = `insert into file (id, project_id, kind, name, size, sha256, uploaded_by, created_at)
    values ($1, $2, $4, '', 1, '', $3, 0)`;
  await pool.query(kept, [fileId, projectId, owner._id, 'script']);
  await pool.query(kept, [attachmentId, projectId, owner._id, 'attachment']);
  const full = { owner, projectId, boardId, episodeId, fileId, attachmentId };
  for (let i = 0; i < 2; i++) await addScript(filling, full);
  for (let round = 0; round < 5; round++)
    for (const name of MAKING) {
      const args = makeArgs(name, new Hand(await test.state(projectId), random, [owner, ...members]));
      if (args) await test.core.executor.execute(projectId, owner, command(name, args), asServer);
    }
  await addDay(filling, full);
  await planThing(filling, full);
  await nameNoPerson(filling, full);
  await hangFile(filling, full);
  await issueSheet(filling, full);
  for (const asker of askers) await askFor(test, owner, projectId, asker);
  return full;
}

/** A day with two scenes: whatever the gestures did, there are rows that can be joined. */
export async function addDay(
  { test }: Pick<Filling, 'test'>,
  { owner, projectId, boardId, episodeId }: FullProject,
  { tableDate, scenes } = { tableDate: '2027-01-01', scenes: [901, 902] },
) {
  const timetableId = newId();
  await test.run(owner, projectId, 'addTimetable', { timetableId, boardId, tableDate });
  const rows = scenes.map((sceneNo) => ({ sceneNo, rowId: newId(), sceneId: newId() }));
  for (const { sceneNo, sceneId } of rows)
    await test.run(owner, projectId, 'addScene', {
      ...{ sceneId, episodeId, sceneNo, subSceneNo: '', setName: '골목' },
    });
  await test.run(owner, projectId, 'allocateScenes', {
    timetableId,
    afterRowId: null,
    rows: rows.map(({ rowId, sceneId }) => ({ rowId, sceneId })),
  });
}

/** A thing of which more is said than that a scene needs it. */
async function planThing({ test }: Filling, { owner, projectId }: FullProject) {
  const state = await test.state(projectId);
  const scene = [...state.scene.values()].find(({ sceneNo }) => sceneNo === 901);
  const [characterId] = state.character.keys();
  const element = { type: 'props', name: '안개 기계' } as const;
  const item = {
    _id: newId(),
    subtype: '',
    quantity: null,
    note: '',
    source: 'manual',
    evidence: null,
  } as const;
  await test.run(owner, projectId, 'addBreakdownItems', {
    sceneId: scene!._id,
    items: [{ ...item, ...element }],
  });
  await test.run(owner, projectId, 'planElement', {
    ...{ planId: newId(), element, availability: [], characterId: characterId!, joins: false },
  });
  const cost = { costId: newId(), element, fee: 0, dayFee: 150_000 };
  await test.run(owner, projectId, 'setItemCost', cost);
}

/** Somebody of the script who turned out to be a thing. */
async function nameNoPerson({ test }: Filling, { owner, projectId }: FullProject) {
  const characterId = newId();
  await test.run(owner, projectId, 'addCharacter', { characterId, name: '안내 방송', kind: 'minor' });
  await test.run(owner, projectId, 'removeCharacter', { characterId, isNoPerson: true });
}

/** The file hangs on the project itself, which nothing takes away. */
async function hangFile({ test }: Filling, { owner, projectId, attachmentId: fileId }: FullProject) {
  const target = { targetKind: 'project', targetId: projectId } as const;
  const file = { name: '약도', fileId, link: null, size: null, contents: null };
  await test.run(owner, projectId, 'addAttachment', { attachmentId: newId(), ...target, ...file });
}

/**
 * A call sheet with a link on it that was issued twice; its publisher says to have the first, ticks one item, and writes
 * the report.
 */
async function issueSheet({ test }: Filling, { owner, projectId }: FullProject): Promise<void> {
  const [callsheet] = (await test.state(projectId)).callsheet.values();
  const { _id: callsheetId, timetable: timetableId } = callsheet!;
  await test.run(owner, projectId, 'addAttachment', {
    ...{ attachmentId: newId(), targetKind: 'callsheet', targetId: callsheetId },
    ...{ name: '주차 안내', fileId: null, link: 'https://example.com/parking', size: null, contents: null },
  });
  const phaseData = { kind: '집합', label: '', minutes: 30, note: '' } as const;
  await test.run(owner, projectId, 'addPhaseRow', {
    rowId: newId(),
    timetableId,
    afterRowId: null,
    phaseData,
  });
  const checklist = ['무전기 충전', '우산'].map((text) => ({ _id: newId(), text, done: false }));
  await test.run(owner, projectId, 'editCallsheet', { callsheetId, put: { checklist } });
  for (const name of ['첫 판', '다음 판']) {
    await test.run(owner, projectId, 'editCallsheet', { callsheetId, patch: { name } });
    const versionId = newId();
    const seen = fingerprint(callsheetId, freezeCallsheet(await test.state(projectId), callsheetId)!);
    await test.run(owner, projectId, 'publishCallsheet', { callsheetId, versionId, seen, note: '' });
    const receipt = { versionId, receiptId: newId(), confirms: true };
    if (name === '첫 판') await test.run(owner, projectId, 'receiveCallsheet', receipt);
  }
  const tick = { itemId: checklist[0]!._id, tickId: newId(), done: true };
  await test.run(owner, projectId, 'tickChecklist', { callsheetId, ...tick });
  const patch = { remarks: '비로 한 시간 기다림' };
  await test.run(owner, projectId, 'editDayReport', { timetableId, reportId: newId(), patch });
}

/** A script in review, altered once. */
async function addScript({ test, pool }: Filling, full: FullProject): Promise<void> {
  const { owner, projectId, episodeId, fileId } = full;
  const screenplayId = newId();
  const added = { screenplayId, episodeId, fileId, fileName: '대본.txt' };
  await test.run(owner, projectId, 'addScreenplay', added);
  await test.run(owner, projectId, 'finishScreenplay', { screenplayId, format: 'txt' }, asServer);
  await pool.query(
    'insert into screenplay_text (screenplay_id, project_id, organised, created_at) values ($1, $2, $3, 0)',
    [screenplayId, projectId, JSON.stringify(sketchScript('S#1. 옥상 (밖/낮)\n준호가 걷는다.'))],
  );
  const step = { kind: 'setSynopsis', headingLine: 1, synopsis: '걷는다' } as const;
  await test.run(owner, projectId, 'addReviewEdit', { editId: newId(), screenplayId, step });
}

/** The person asks to take part, in a team where there is one; the request's id. */
export async function askFor(
  test: TestCore,
  owner: TestActor,
  projectId: Id,
  { _id: userId, name }: TestActor,
): Promise<Id> {
  const requestId = newId();
  const [teamId = null] = (await test.state(projectId)).crewTeam.keys();
  const userRequest = { message: '', teamId, roleTitle: '', phone: '010-0000-1111' };
  const asker = { requestId, userId, name, email: '', role: 'member', userRequest } as const;
  await test.run(owner, projectId, 'addCrewRequest', asker, asServer);
  return requestId;
}
