import { addDays, koreanDate } from '@ddak/domain';
import { newId } from '../new-id.ts';
import { publishTestSheet } from './publish-test-sheet.ts';
import { newProject, type TestPerson } from './test-person.ts';

/** A shooting day that is still to come, whenever this runs. */
const DATE = addDays(koreanDate(Date.now()), 3);

export interface IssuedDay {
  readonly projectId: string;
  readonly callsheetId: string;
  readonly timetableId: string;
  /** Without an account, of the team 제작; the first is called 남도윤 and stands among whom to call. */
  readonly crewIds: readonly string[];
  readonly phone: string;
  /** 은하, played by 서유진. */
  readonly characterId: string;
  /** Issues it (again); the id of the version. */
  publish(): Promise<string>;
  /** The version that was issued last. */
  lastVersion(): string;
  /** The contact of who plays the character, to be changed. */
  readonly ofActor: { readonly contactId: string; readonly characterId: string; readonly phone: string };
}

/** Addresses of the people of a day; an empty one is none. */
export interface IssuedAddresses {
  readonly email?: (crew: number) => string;
  readonly actorEmail?: string;
}

/** An issued day of so many scenes and people. */
export async function issuedDay(
  owner: TestPerson,
  size: { readonly scenes: number; readonly people: number } = { scenes: 2, people: 2 },
  { email = () => '', actorEmail = '' }: IssuedAddresses = {},
): Promise<IssuedDay> {
  const { projectId, boardId, episodeId } = await newProject(owner);
  const run = async (...[name, args]: [Parameters<TestPerson['run']>[1], object]): Promise<void> => {
    const result = await owner.run(projectId, name, args as never);
    if (result.outcome === 'refused') throw new Error(`${name}: ${JSON.stringify(result)}`);
  };
  const [timetableId, callsheetId, characterId, teamId] = [newId(), newId(), newId(), newId()];
  const locationId = newId();
  await run('addCharacter', { characterId, name: '은하', kind: 'lead' });
  await run('editCharacter', { characterId, patch: { actorName: '서유진' } });
  await run('addLocation', { locationId, realName: '성산동 정류장' });
  const place = {
    address: '서울 마포구 성산로 12',
    parking: '공영주차장 3대',
    nearestHospital: '마포성심병원 02-000-0119',
  };
  await run('editLocation', { locationId, patch: place });
  await run('addTimetable', { timetableId, boardId, tableDate: DATE, calltime: 480 });
  const rows = [];
  for (let i = 0; i < size.scenes; i++) {
    const sceneId = newId();
    await run('addScene', { sceneId, episodeId, sceneNo: i + 1, subSceneNo: '', setName: '정류장' });
    const synopsis = '막차가 끊긴 정류장에 은하가 내려 우산을 편다. 비가 그치지 않는다';
    await run('editScenes', {
      sceneIds: [sceneId],
      patch: { synopsis, setting: 'EXT', timeOfDay: 'night', location: locationId },
    });
    if (i % 2 === 0) await run('castScenes', { sceneIds: [sceneId], add: [characterId] });
    rows.push({ rowId: newId(), sceneId });
  }
  await run('allocateScenes', { timetableId, afterRowId: null, rows });
  await run('addCrewTeam', { crewTeamId: teamId, name: '현장제작' });
  const crewIds = [];
  for (let i = 0; i < size.people; i++) {
    const crewId = newId();
    const name = i === 0 ? '남도윤' : `한스태프${i}`;
    await run('addCrew', { crewId, crewTeamId: teamId, name, roleTitle: '제작부장', consent: {} });
    crewIds.push(crewId);
  }
  const phone = '010-0000-7731';
  for (const [i, crewId] of crewIds.entries())
    if (i === 0 || email(i) !== '')
      await run('setPersonContact', {
        contactId: newId(),
        crewId,
        phone: i === 0 ? phone : '',
        email: email(i),
      });
  const ofActor = { contactId: newId(), characterId, phone: '' };
  if (actorEmail !== '') await run('setActorContact', { ...ofActor, email: actorEmail });
  await run('makeCallsheet', { callsheetId, timetableId });
  const contacts = crewIds.slice(0, 1).map((crewId) => ({ _id: newId(), crewId }));
  await run('editCallsheet', {
    callsheetId,
    patch: { notices: ['비옷을 챙겨요'] },
    put: { contacts },
    remove: [],
  });
  let last = '';
  const publish = async (): Promise<string> => {
    const { versionId, result } = await publishTestSheet(owner, projectId, callsheetId);
    if (result.outcome === 'refused') throw new Error(JSON.stringify(result));
    last = versionId;
    return versionId;
  };
  await publish();
  const ids = { projectId, callsheetId, timetableId, crewIds, characterId };
  return { ...ids, phone, publish, lastVersion: () => last, ofActor };
}
