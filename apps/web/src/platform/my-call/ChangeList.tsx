import type { SheetChange } from '@ddak/domain';
import { styled } from '@mui/material/styles';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  '& > li': { padding: '8px 0', borderTop: '1px solid var(--line)' },
  '& > li:first-of-type': { borderTop: 0 },
  '& small': { marginRight: 6, color: 'var(--ink-3)' },
  '& b': { fontWeight: 600 },
  '& del, & ins': { display: 'block', textDecoration: 'none', overflowWrap: 'anywhere' },
  '& del': { color: 'var(--ink-3)', textDecoration: 'line-through' },
  '& ins': { paddingLeft: 8, borderLeft: '3px solid var(--warn)' },
});

/** What differs between two versions, line by line: what it was struck out, what it is with a bar. */
export function ChangeList({ changes }: { readonly changes: readonly SheetChange[] }) {
  return (
    <List>
      {changes.map(({ part, key, title, before, after }) => (
        <li key={`${part}/${key}`}>
          <small>{part}</small>
          <b>{title}</b>
          {before === null ? null : <del>{before}</del>}
          {after === null ? <ins>없어졌어요</ins> : <ins>{after}</ins>}
        </li>
      ))}
    </List>
  );
}
