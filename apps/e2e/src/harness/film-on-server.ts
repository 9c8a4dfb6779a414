import type { Id } from '@ddak/domain';
import { type CommandResult, MAX_BATCH, type SentCommand } from '@ddak/protocol';
import { newId, type Program, sentCommand } from './program.ts';

export interface FilmSize {
  readonly scenes: number;
  /** Shooting days over which the scenes stand in turn. */
  readonly days: number;
  /** Things that each scene needs. */
  readonly items: number;
  /** Scenes that wait for a day. */
  readonly waiting?: number;
}

export interface FilmOnServer {
  readonly projectId: Id;
  readonly boardId: Id;
  readonly days: readonly Id[];
  readonly scenes: readonly Id[];
  /** Rows of each day, in order. */
  readonly rows: readonly (readonly Id[])[];
}

const SETS = ['편의점', '옥상', '골목', '병원 복도', '준호의 방', '버스 정류장', '경찰서', '시장'];
const PEOPLE = 20;

/** A film with people, places, items and a plan, made through the server by its owner. */
export async function filmOnServer(owner: Program, size: FilmSize): Promise<FilmOnServer> {
  const [projectId, boardId, episodeId] = [newId(), newId(), newId()];
  const ids = { memberId: newId(), episodeId, boardId };
  await owner.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'feature', ...ids });
  const people = Array.from({ length: PEOPLE }, newId);
  const scenes = Array.from({ length: size.scenes }, newId);
  const days = Array.from({ length: size.days }, newId);
  const placed = scenes.slice(0, size.scenes - (size.waiting ?? 0));
  const ofDay = (day: number) => placed.filter((_, i) => i % size.days === day);
  const rows = days.map((_, day) => ofDay(day).map(newId));
  await sendAll(owner, projectId, [
    ...people.map((characterId, i) =>
      sentCommand('addCharacter', { characterId, name: `인물 ${i + 1}`, kind: 'minor' }),
    ),
    ...scenes.map((sceneId, i) =>
      sentCommand('addScene', {
        ...{ sceneId, episodeId, sceneNo: i + 1, subSceneNo: '', setName: SETS[i % SETS.length] },
      }),
    ),
    ...people.map((id, i) =>
      sentCommand('castScenes', {
        sceneIds: scenes.filter((_, n) => n % (i + 2) === 0).slice(0, 2000),
        add: [id],
      }),
    ),
    // Nights are inside: most strips of a board have nothing that the checks warn of.
    ...['INT', 'EXT'].map((setting, i) =>
      sentCommand('editScenes', {
        sceneIds: scenes.filter((_, n) => n % 2 === i).slice(0, 2000),
        patch: {
          setting,
          timeOfDay: i === 0 ? 'night' : 'day',
          synopsis: '준호가 우산을 펴고 민서를 기다린다.',
        },
      }),
    ),
    ...days.map((timetableId, i) =>
      sentCommand('addTimetable', { timetableId, boardId, tableDate: dateOf(i) }),
    ),
    ...days.map((timetableId, day) =>
      sentCommand('allocateScenes', {
        timetableId,
        afterRowId: null,
        rows: rows[day]!.map((rowId, i) => ({ rowId, sceneId: ofDay(day)[i] })),
      }),
    ),
    ...(size.items === 0 ? [] : scenes).map((sceneId, i) =>
      sentCommand('addBreakdownItems', {
        sceneId,
        items: Array.from({ length: size.items }, (_, n) => ({
          ...{ _id: newId(), type: 'props', name: `소품 ${(i * 7 + n) % 400}` },
        })),
      }),
    ),
  ]);
  return { projectId, boardId, days, scenes, rows };
}

const dateOf = (day: number): string => new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10);

/** Sends commands in full batches, one after another; throws at the first that is refused. */
async function sendAll(owner: Program, projectId: Id, commands: readonly SentCommand[]): Promise<void> {
  for (let i = 0; i < commands.length; i += MAX_BATCH) {
    const batch = { commands: commands.slice(i, i + MAX_BATCH) };
    const { results } = await owner.call<{ results: CommandResult[] }>(
      'POST',
      `/projects/${projectId}/commands`,
      batch,
    );
    for (const result of results) if (result.outcome === 'refused') throw new Error(result.message);
  }
}
