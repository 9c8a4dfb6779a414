import type { Crew, CrewTeam } from '@ddak/domain';
import { Avatar, bdColour, Card, Grow } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { PeopleList } from './crew-layout.ts';

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

/** `콜 30분 전`, `콜 1시간 뒤`; '' when the team comes with everybody. */
function offsetText(minutes: number): string {
  if (minutes === 0) return '';
  return `콜 ${Math.abs(minutes)}분 ${minutes < 0 ? '전' : '뒤'}`;
}

/** One team and its people. */
export function CrewTeamCard(props: { readonly team: CrewTeam; readonly people: readonly Crew[] }) {
  const { team, people } = props;
  return (
    <Card style={{ marginBottom: 12 }}>
      <Head>
        <i style={{ background: bdColour(team.colour) }} />
        <h3>{team.name}</h3>
        <small>{people.length}명</small>
        <Grow />
        <small>{offsetText(team.calltimeOffset)}</small>
      </Head>
      <PeopleList>
        {people.map((person) => (
          <li key={person._id}>
            <Avatar name={person.name} colour={team.colour} />
            <b>{person.name}</b>
            <small>{person.roleTitle}</small>
          </li>
        ))}
        {people.length === 0 ? <li style={{ color: 'var(--ink-3)' }}>아직 사람이 없어요.</li> : null}
      </PeopleList>
    </Card>
  );
}
