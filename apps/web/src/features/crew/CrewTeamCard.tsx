import { type Crew, type CrewTeam, groupBy } from '@ddak/domain';
import { bdColour, Card, DropMenu, Grow, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useCan, useProjectSelector, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.ts';
import { useLedTeams } from '../../sync/use-own-parts.ts';
import { ShownLine } from './CrewLine.tsx';
import { PeopleList } from './crew-layout.ts';
import { EditTeamDialog } from './EditTeamDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { TeamMenu, teamFacts } from './TeamMenu.tsx';

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

/** One team and its people: read, and on a phone edited by who may. */
export function CrewTeamCard(props: { readonly team: CrewTeam; readonly people: readonly Crew[] }) {
  const { team, people } = props;
  const canWrite = useCan('crew', 'write');
  const leads = useLedTeams('crew')?.some(({ _id }) => _id === team._id);
  const contacts = groupBy(
    useProjectSelector((state) => state.personContact),
    'crewId',
  );
  const [editing, setEditing] = useState<Crew | null>(null);
  return (
    <Card style={{ marginBottom: 12 }}>
      <Head>
        <i style={{ background: bdColour(team.colour) }} />
        <h3>{team.name}</h3>
        <small>{teamFacts(team, people.length)}</small>
        <Grow />
        {canWrite ? <TeamMenu team={team} /> : leads ? <OwnOffset team={team} /> : null}
      </Head>
      <PeopleList aria-label={`${team.name} 팀`}>
        {people.map((person) => (
          <li key={person._id}>
            <ShownLine
              person={person}
              colour={team.colour}
              contact={contacts.get(person._id)?.[0]}
              menu={canWrite ? <PersonMenu person={person} onEdit={() => setEditing(person)} /> : null}
            />
          </li>
        ))}
        {people.length === 0 ? <li style={{ color: 'var(--ink-3)' }}>아직 사람이 없어요.</li> : null}
      </PeopleList>
      {editing ? <PersonDialog team={team} person={editing} onClose={() => setEditing(null)} /> : null}
    </Card>
  );
}

/** AC30: of who leads the team. */
function OwnOffset({ team }: { readonly team: CrewTeam }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="text" onClick={() => setIsOpen(true)}>
        콜타임 차이
      </Button>
      {isOpen ? <EditTeamDialog team={team} onlyOffset onClose={() => setIsOpen(false)} /> : null}
    </>
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
