import type { Id } from '@ddak/domain';
import { newId, type Program } from './program.ts';

/** A project with shooting days full of rows, made through the server by its owner. */
export interface BoardOnServer {
  readonly projectId: Id;
  readonly days: readonly Id[];
  readonly rows: readonly Id[];
}

/** Makes days of the same number of phase rows each. */
export async function boardOnServer(
  owner: Program,
  size: { readonly days: number; readonly rows: number },
): Promise<BoardOnServer> {
  const [projectId, boardId] = [newId(), newId()];
  const ids = { memberId: newId(), episodeId: newId(), boardId };
  await owner.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'feature', ...ids });
  const days: Id[] = [];
  const rows: Id[] = [];
  for (let day = 0; day < size.days; day++) {
    const timetableId = newId();
    days.push(timetableId);
    const tableDate = `2026-12-${String(day + 1).padStart(2, '0')}`;
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate });
    for (let i = 0; i < size.rows; i++) {
      const rowId = newId();
      const phaseData = { kind: '대기', label: `줄 ${day + 1}-${i + 1}`, minutes: 10, note: '' } as const;
      await owner.run(projectId, 'addPhaseRow', {
        rowId,
        timetableId,
        afterRowId: rows.at(-1) ?? null,
        phaseData,
      });
      rows.push(rowId);
    }
  }
  return { projectId, days, rows };
}
