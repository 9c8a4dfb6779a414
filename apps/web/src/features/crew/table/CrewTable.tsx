import type { Crew } from '@ddak/domain';
import { useState } from 'react';
import { useCan, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.ts';
import type { ShownTeam } from '../crew-filter.ts';
import { PersonDialog } from '../PersonDialog.tsx';
import { CrewGrid } from './CrewGrid.tsx';
import type { Reach } from './crew-columns.tsx';
import { crewLosses } from './crew-losses.ts';
import type { CrewRow } from './crew-rows.ts';

/** The crew as a table, of who may write it. */
export function CrewTable({ teams }: { readonly teams: readonly ShownTeam[] }) {
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [mayRead, mayWrite] = [useCan('contacts', 'read'), useCan('contacts', 'write')];
  const reach: Reach = mayWrite ? 'write' : mayRead ? 'read' : 'none';
  const [opened, setOpened] = useState<CrewRow | null>(null);
  const remove = (person: Crew) => {
    const removal = run('removeCrew', { crewId: person._id });
    showUndoToast(`${person.name} 님을 뺐어요.`, removal, undoCommand);
  };
  return (
    <>
      <CrewGrid
        // Other rights are other columns.
        key={reach}
        teams={teams}
        reach={reach}
        ends={{
          targetOf: null,
          menuOf: (row) => [
            { label: '고치기', onSelect: () => setOpened(row) },
            { label: '빼기', danger: true, onSelect: () => remove(row.person) },
          ],
        }}
        bulk={{
          what: '스태프',
          count: (many) => `${many}명`,
          onMerge: null,
          removal: {
            label: '빼기',
            asks: (many) => `스태프 ${many}명을 뺄까요?`,
            says: (many) => `스태프 ${many}명을 뺐어요.`,
            lossesOf: (rows) => crewLosses(state, rows),
            remove: (rows) => run('removeCrewPeople', { crewIds: rows.map(({ rowId }) => rowId) }),
          },
        }}
      />
      {opened ? (
        <PersonDialog team={opened.team} person={opened.person} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
