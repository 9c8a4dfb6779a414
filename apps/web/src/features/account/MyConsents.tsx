import type { GivenConsent } from '@ddak/protocol';
import { SkeletonList, TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { CONSENT_LINES } from '../../platform/form/consents.ts';
import { FailedQuery } from '../../platform/retry/FailedQuery.tsx';
import { useChangeConsentsMutation, useMyConsentsQuery } from './account-api.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline', padding: '4px 0' },
  '& a': { color: 'inherit', [TOUCH]: { padding: '13px 0' } },
  '& small': { fontSize: 12, color: 'var(--ink-2)' },
});

/** PD8: what I have agreed to and when; what may be taken back can be, here. */
export function MyConsents() {
  const query = useMyConsentsQuery();
  const { data: given, isLoading: isComing } = query;
  const [change, { isLoading }] = useChangeConsentsMutation();
  if (isComing) return <SkeletonList rows={4} rowHeight={28} />;
  if (!given) return <FailedQuery query={query} />;
  const of = (kind: GivenConsent['kind']) => given.find((one) => one.kind === kind);
  return (
    <List>
      {CONSENT_LINES.map(({ kind, label, path }) => {
        const said = of(kind);
        return (
          <li key={kind}>
            {kind === 'marketing' ? (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={said !== undefined && !said.withdrawn}
                    disabled={isLoading}
                    onChange={(event) => void change({ marketing: event.target.checked })}
                  />
                }
                label={label}
              />
            ) : path ? (
              <a href={path}>{label}</a>
            ) : (
              <span>{label}</span>
            )}
            <small>{said ? whenSaid(said) : ''}</small>
          </li>
        );
      })}
    </List>
  );
}

function whenSaid({ at, version, withdrawn }: GivenConsent): string {
  const day = new Date(at).toLocaleDateString('ko-KR');
  return withdrawn ? `${day} 철회` : `${day} 동의 · ${version}판`;
}
