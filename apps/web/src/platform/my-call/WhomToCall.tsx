import { type CallsheetVersion, openVersion, type PersonLine } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useCan, useProjectState } from '../../sync/hooks.ts';
import { useSheetContacts } from './sheet-contacts-api.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', padding: '13px 0', color: 'var(--brand-ink)', fontWeight: 600 },
  // Of its own, so that the line is under the name alone.
  '& small': { display: 'inline-block', marginRight: 6, color: 'var(--ink-3)' },
});

/** So many are offered here; the sheet has all of them. */
const MOST = 3;

/** Whom to call about a day: the people of the sheet's list, else of its head, with one press to the phone (CS11, CS101). */
export function WhomToCall({ version }: { readonly version: CallsheetVersion }) {
  const state = useProjectState();
  const mayRead = useCan('contacts', 'read');
  const told = useSheetContacts(version);
  const people = useMemo(() => {
    const { contacts, people: heads } = openVersion(state, version, { phones: mayRead ? 'all' : 'none' });
    const known = ({ phone }: PersonLine): boolean => phone !== '';
    const listed = (told ?? contacts).filter(known);
    return (listed.length > 0 ? listed : heads.filter(known)).slice(0, MOST);
  }, [state, version, mayRead, told]);
  if (people.length === 0) return null;
  return (
    <List aria-label="전화할 사람">
      {people.map(({ role, name, phone }) => (
        <li key={`${role} ${name}`}>
          <a href={`tel:${phone}`}>
            <small>{role}</small>
            {name} {phone}
          </a>
        </li>
      ))}
    </List>
  );
}
