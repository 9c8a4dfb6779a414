import { bare, leadsIn, ROLES, rightsOf, SECTIONS } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Part } from '../../../platform/Parts.tsx';
import { ROLE_NAMES } from '../../../platform/role-names.ts';
import { RIGHT_WORDS, SECTION_WORDS } from '../../../platform/section-words.ts';

const Frame = styled('div')({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontSize: 12, whiteSpace: 'nowrap' },
  '& th, & td': { padding: '6px 10px', borderBottom: '1px solid var(--line)', textAlign: 'center' },
  '& thead th': { color: 'var(--ink-2)', fontWeight: 600 },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    background: 'var(--surface)',
    textAlign: 'left',
    fontWeight: 600,
  },
  '& td[data-right="none"]': { color: 'var(--ink-3)' },
});

const WORDS = { ...RIGHT_WORDS, none: '–' };

/** AC1: what each role may do to begin with; people are given theirs among the crew. */
export const RolesPart = ({ projectId }: { readonly projectId: string }) => (
  <Part title="권한" hint="참여자가 처음 갖는 권한이에요. 사람마다 더하거나 덜 수 있어요.">
    <div style={{ minWidth: 0 }}>
      <Frame tabIndex={0} role="region" aria-label="역할표">
        <table aria-label="역할마다 할 수 있는 일">
          <thead>
            <tr>
              <th scope="col">역할</th>
              {SECTIONS.map((section) => (
                <th key={section} scope="col">
                  {SECTION_WORDS[section]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROLES.map((role) => (
              <tr key={role}>
                <th scope="row">{ROLE_NAMES[role]}</th>
                {SECTIONS.map((section) => {
                  const right = rightsOf(bare(role))[section];
                  return (
                    <td key={section} data-right={right}>
                      {leadsIn(bare(role), section) ? '자기 팀' : WORDS[right]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
      <p style={{ marginTop: 10, fontSize: 12, color: 'var(--ink-2)' }}>
        누가 어떤 역할인지는{' '}
        <Link to={`/projects/${projectId}/crew`} style={{ color: 'var(--brand-ink)', fontWeight: 600 }}>
          스태프
        </Link>
        에서 정해요. ‘자기 팀’은 팀이 맡은 품목과 팀의 콜만 쓸 수 있다는 뜻이에요.
      </p>
    </div>
  </Part>
);
