import { currentBoard, daysOf, type ProjectState } from '@ddak/domain';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { nextFreeDate } from '../features/timetable/view/new-days.ts';
import { todayText } from '../platform/clock/today.ts';
import { FileHandsContext, type HandedFile } from '../platform/table/elsewhere/handed-file.ts';
import { useProjectId, useProjectState } from '../sync/hooks.ts';

const SceneImportDialog = lazy(() => import('../features/scene/import/SceneImportDialog.tsx'));
const CrewImportDialog = lazy(() => import('../features/crew/import/CrewImportDialog.tsx'));
const DaysImportDialog = lazy(() => import('../features/timetable/import/DaysImportDialog.tsx'));

/** TI21: carries a file from where it was chosen to where it belongs, and opens what takes it in there. */
export function HandedFiles(props: { readonly children: ReactNode }) {
  const [handed, hand] = useState<HandedFile | null>(null);
  const hands = useMemo(() => ({ handed, hand }), [handed]);
  return (
    <FileHandsContext value={hands}>
      {props.children}
      {handed && handed.to !== 'script' ? (
        <Suspense>
          <Importing to={handed.to} onClose={() => hand(null)} />
        </Suspense>
      ) : null}
    </FileHandsContext>
  );
}

function Importing(props: { readonly to: 'scenes' | 'crew' | 'days'; readonly onClose: () => void }) {
  const { to, onClose } = props;
  const projectId = useProjectId();
  const state = useProjectState();
  if (to === 'scenes') return <SceneImportDialog onClose={onClose} />;
  if (to === 'crew') return <CrewImportDialog onClose={onClose} />;
  const board = currentBoard(state);
  return board ? (
    <DaysImportDialog boardId={board._id} year={yearOf(state, projectId, board._id)} onClose={onClose} />
  ) : null;
}

/** The year in which the next day of the board would be. */
function yearOf(state: ProjectState, projectId: string, boardId: string): number {
  const start = state.project.get(projectId)?.startDate ?? null;
  return Number(nextFreeDate(daysOf(state, boardId), start, todayText()).slice(0, 4));
}
