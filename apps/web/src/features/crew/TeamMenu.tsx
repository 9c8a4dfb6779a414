import { type CrewTeam, groupBy } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useProjectSelector, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.ts';
import { EditTeamDialog } from './EditTeamDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';

/** `콜 30분 전`, `콜 60분 뒤`; '' when the team comes with everybody. */
function offsetText(minutes: number): string {
  if (minutes === 0) return '';
  return `콜 ${Math.abs(minutes)}분 ${minutes < 0 ? '전' : '뒤'}`;
}

/** `12명 · B팀 · 콜 30분 전`: CR20: the unit of who works with one alone. */
export const teamFacts = ({ unit, calltimeOffset }: CrewTeam, people: number): string =>
  [`${people}명`, unit === null ? '' : `${unit}팀`, offsetText(calltimeOffset)].filter(Boolean).join(' · ');

/** What can be done with a team, of who may write the crew. */
export function TeamMenu({ team }: { readonly team: CrewTeam }) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const isEmpty = useProjectSelector((state) => !groupBy(state.crew, 'crewTeamId').get(team._id)?.length);
  const [opened, setOpened] = useState<'team' | 'person' | null>(null);
  const close = () => setOpened(null);
  const remove = () => {
    const removal = run('removeCrewTeam', { crewTeamId: team._id });
    showUndoToast(`${team.name} 팀을 지웠어요.`, removal, undoCommand);
  };
  return (
    <>
      <DropMenu
        trigger={(open) => (
          <IconButton {...open} size="small" aria-label={`${team.name} 팀 더 보기`}>
            <Icon name="more" />
          </IconButton>
        )}
        entries={[
          { label: '사람 추가', onSelect: () => setOpened('person') },
          { label: '팀 고치기', onSelect: () => setOpened('team') },
          // CR3: a team with people is not removed under them.
          { label: '팀 지우기', danger: true, disabled: !isEmpty, onSelect: remove },
        ]}
      />
      {opened === 'team' ? <EditTeamDialog team={team} onClose={close} /> : null}
      {opened === 'person' ? <PersonDialog team={team} person={null} onClose={close} /> : null}
    </>
  );
}
