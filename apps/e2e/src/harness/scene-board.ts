import type { ArgsOf, Id } from '@ddak/domain';
import { newId, type Program } from './program.ts';

/** A project with scenes 1 to `scenes`, and days on each of which some of them stand. */
export interface SceneBoard {
  readonly projectId: Id;
  readonly days: readonly Id[];
  /** In the order of their numbers. */
  readonly sceneIds: readonly Id[];
}

/**
 * Makes it through the server.
 * @param days the scene numbers of each day
 * @param patch what all of the scenes say besides
 * @param dateOf the date of each day: from 2026-12-01 on, or `daysFromToday` where what is over counts, as for 자동 배치
 */
export async function sceneBoard(
  owner: Program,
  scenes: number,
  days: readonly (readonly number[])[],
  patch: Partial<ArgsOf<'editScenes'>['patch']> = {},
  dateOf = (i: number): string => `2026-12-${String(i + 1).padStart(2, '0')}`,
): Promise<SceneBoard> {
  const [projectId, boardId, episodeId] = [newId(), newId(), newId()];
  const ids = { memberId: newId(), episodeId, boardId };
  await owner.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'feature', ...ids });
  const sceneIds: Id[] = [];
  for (let sceneNo = 1; sceneNo <= scenes; sceneNo++) {
    const sceneId = newId();
    sceneIds.push(sceneId);
    await owner.run(projectId, 'addScene', {
      sceneId,
      episodeId,
      sceneNo,
      subSceneNo: '',
      setName: '편의점',
    });
  }
  if (Object.keys(patch).length > 0) await owner.run(projectId, 'editScenes', { sceneIds, patch });
  const dayIds: Id[] = [];
  for (const [i, numbers] of days.entries()) {
    const timetableId = newId();
    dayIds.push(timetableId);
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: dateOf(i) });
    const rows = numbers.map((sceneNo) => ({ rowId: newId(), sceneId: sceneIds[sceneNo - 1]! }));
    if (rows.length > 0)
      await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
  }
  return { projectId, days: dayIds, sceneIds };
}
