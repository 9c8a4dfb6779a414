import { type Crew, type CrewTeam, groupBy } from '@ddak/domain';
import { bdColour, Card, DropMenu, Grow, Icon, useIsPhone } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useCan, useProjectSelector, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.tsx';
import { EditedLine, ShownLine } from './CrewLine.tsx';
import { PeopleList } from './crew-layout.ts';
import { EditTeamDialog } from './EditTeamDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '8px 12px',
  borderBottom: '1px solid var(--line)',
  '& > i': { width: 8, height: 20, borderRadius: 2 },
  '& > h3': { fontSize: 14, fontWeight: 700 },
  '& > small': { fontSize: 12, color: 'var(--ink-2)' },
});

/** `콜 30분 전`, `콜 60분 뒤`; '' when the team comes with everybody. */
function offsetText(minutes: number): string {
  if (minutes === 0) return '';
  return `콜 ${Math.abs(minutes)}분 ${minutes < 0 ? '전' : '뒤'}`;
}

/** What is being edited: the team, a person of it, or somebody new. */
type Editing = { readonly kind: 'team' } | { readonly kind: 'person'; readonly person: Crew | null };

/** One team and its people, edited by who may. `firstLine`: how many people stand above. */
export function CrewTeamCard(props: {
  readonly team: CrewTeam;
  readonly people: readonly Crew[];
  readonly firstLine: number;
}) {
  const { team, people } = props;
  const canWrite = useCan('crew', 'write');
  const canReach = useCan('contacts', 'write');
  const contacts = groupBy(
    useProjectSelector((state) => state.personContact),
    'crewId',
  );
  const isPhone = useIsPhone();
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);
  const lineOf = (person: Crew) => {
    const line = { person, colour: team.colour, contact: contacts.get(person._id)?.[0] };
    const menu = canWrite ? (
      <PersonMenu person={person} onEdit={() => setEditing({ kind: 'person', person })} />
    ) : null;
    return canWrite && !isPhone ? (
      <EditedLine {...line} withContacts={canReach} menu={menu} />
    ) : (
      <ShownLine {...line} menu={menu} />
    );
  };
  return (
    <Card style={{ marginBottom: 12 }}>
      <Head>
        <i style={{ background: bdColour(team.colour) }} />
        <h3>{team.name}</h3>
        <small>{people.length}명</small>
        <Grow />
        <small>{offsetText(team.calltimeOffset)}</small>
        {canWrite ? (
          <TeamMenu
            team={team}
            empty={people.length === 0}
            onEdit={() => setEditing({ kind: 'team' })}
            onAdd={() => setEditing({ kind: 'person', person: null })}
          />
        ) : null}
      </Head>
      <PeopleList aria-label={`${team.name} 팀`}>
        {people.map((person, i) => (
          <li key={person._id} data-index={props.firstLine + i}>
            {lineOf(person)}
          </li>
        ))}
        {people.length === 0 ? <li style={{ color: 'var(--ink-3)' }}>아직 사람이 없어요.</li> : null}
      </PeopleList>
      {editing?.kind === 'team' ? <EditTeamDialog team={team} onClose={close} /> : null}
      {editing?.kind === 'person' ? (
        <PersonDialog team={team} person={editing.person} onClose={close} />
      ) : null}
    </Card>
  );
}

function TeamMenu(props: {
  readonly team: CrewTeam;
  readonly empty: boolean;
  readonly onEdit: () => void;
  readonly onAdd: () => void;
}) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const { team } = props;
  const remove = () => {
    const removal = run('removeCrewTeam', { crewTeamId: team._id });
    showUndoToast(`${team.name} 팀을 지웠어요.`, removal, undoCommand);
  };
  return (
    <DropMenu
      trigger={(open) => (
        <IconButton {...open} aria-label={`${team.name} 팀 더 보기`}>
          <Icon name="more" />
        </IconButton>
      )}
      entries={[
        { label: '사람 추가', onSelect: props.onAdd },
        { label: '팀 고치기', onSelect: props.onEdit },
        // CR3: a team with people is not removed under them.
        { label: '팀 지우기', danger: true, disabled: !props.empty, onSelect: remove },
      ]}
    />
  );
}

function PersonMenu({ person, onEdit }: { readonly person: Crew; readonly onEdit: () => void }) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const remove = () => {
    const removal = run('removeCrew', { crewId: person._id });
    showUndoToast(`${person.name} 님을 뺐어요.`, removal, undoCommand);
  };
  return (
    <DropMenu
      trigger={(open) => (
        <IconButton {...open} aria-label={`${person.name} 더 보기`}>
          <Icon name="more" />
        </IconButton>
      )}
      entries={[
        { label: '고치기', onSelect: onEdit },
        { label: '빼기', danger: true, onSelect: remove },
      ]}
    />
  );
}
