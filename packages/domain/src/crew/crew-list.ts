import { groupBy } from '../kernel/group-by.ts';
import { byOrder } from '../kernel/order-key.ts';
import type { Report, ReportColumn, ReportRow } from '../report/report.ts';
import type { ProjectState } from '../state.ts';
import type { Crew } from './crew.ts';

const column = (key: string, label: string): ReportColumn => ({ key, label, kind: 'text' });
const PEOPLE = [column('team', '팀'), column('roleTitle', '직책'), column('name', '이름')];
const CONTACTS = [column('phone', '연락처'), column('email', '이메일')];
const GUARDIAN = column('guardian', '보호자');

/**
 * CR18: the crew as a list, a line a person, each with their team, which the import takes back. Without `withContacts` the
 * columns of contacts are left out: whoever may not see contacts has their own in the state nevertheless.
 */
export function crewList(state: ProjectState, withContacts: boolean): Report {
  const people = groupBy(state.crew, 'crewTeamId');
  const contacts = groupBy(state.personContact, 'crewId');
  const withGuardians = withContacts && [...state.crew.values()].some(({ guardian }) => guardian !== '');
  const rowOf = (teamName: string, { _id, roleTitle, name, guardian }: Crew): ReportRow => {
    const contact = contacts.get(_id)?.[0];
    const reached = withContacts ? [contact?.phone ?? '', contact?.email ?? ''] : [];
    return {
      key: _id,
      cells: [teamName, roleTitle, name, ...reached, ...(withGuardians ? [guardian] : [])],
    };
  };
  const rows = [...state.crewTeam.values()]
    .sort(byOrder)
    .flatMap((team) =>
      [...(people.get(team._id) ?? [])].sort(byOrder).map((person) => rowOf(team.name, person)),
    );
  return {
    title: '스태프 명단',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: '',
    totals: `${rows.length}명`,
    columns: [...PEOPLE, ...(withContacts ? CONTACTS : []), ...(withGuardians ? [GUARDIAN] : [])],
    groups: [{ key: 'all', title: null, facts: '', rows }],
    empty: '아직 스태프가 없어요',
  };
}
