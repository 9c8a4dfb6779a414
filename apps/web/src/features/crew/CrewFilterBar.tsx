import { byOrder, ROLES, type Role } from '@ddak/domain';
import { Icon, PHONE } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ListToolsPlace } from '../../platform/grid/list-grid/ListTools.tsx';
import { LIST_HEAD } from '../../platform/grid/list-grid/list-head.ts';
import { FilterMenu } from '../../platform/list/FilterMenu.tsx';
import { ROLE_NAMES } from '../../platform/role-names.ts';
import { useProjectState } from '../../sync/hooks.ts';
import type { CrewFilter } from './crew-filter.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginBottom: 12,
  '[data-table] &': {
    marginBottom: 0,
    padding: '8px 16px',
    background: 'var(--surface)',
    borderBottom: '1px solid var(--line)',
  },
  [PHONE]: { flexWrap: 'wrap' },
  ...LIST_HEAD,
});

/** Looks for people of the crew: by name, by team, by what they may do. */
export function CrewFilterBar(props: {
  readonly filter: CrewFilter;
  readonly onChange: (filter: CrewFilter) => void;
}) {
  const { filter, onChange } = props;
  const { crew, crewTeam, projectMember } = useProjectState();
  const roles = new Map([...projectMember.values()].map(({ userId, role }) => [userId, role]));
  const people = [...crew.values()];
  const countOf = (role: Role) => people.filter(({ userId }) => userId && roles.get(userId) === role).length;
  return (
    <Bar role="search">
      <OutlinedInput
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        placeholder="이름, 맡은 일, ㅎㅈㅇ"
        inputProps={{ 'aria-label': '스태프 찾기' }}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <Icon name="search" />
          </InputAdornment>
        }
        sx={{ width: 220, [PHONE]: { width: '100%' } }}
      />
      <FilterMenu
        label="권한"
        options={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role], count: countOf(role) }))}
        chosen={filter.permission}
        onChange={(permission) => onChange({ ...filter, permission: permission as readonly Role[] })}
      />
      <FilterMenu
        label="팀"
        options={[...crewTeam.values()].sort(byOrder).map(({ _id, name }) => ({
          value: _id,
          label: name,
          count: people.filter(({ crewTeamId }) => crewTeamId === _id).length,
        }))}
        chosen={filter.team}
        onChange={(team) => onChange({ ...filter, team })}
      />
      <ListToolsPlace />
    </Bar>
  );
}
