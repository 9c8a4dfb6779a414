import type { OpenMatter } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { SeverityMark } from '../../../platform/findings/WarnMark.tsx';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) 16px',
    columnGap: 8,
    alignItems: 'center',
    minHeight: 44,
    margin: '0 -8px',
    padding: '8px',
    borderRadius: 'var(--r-chip)',
    color: 'var(--ink)',
    textDecoration: 'none',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { background: 'var(--sunken)' },
  '& a > span': { color: 'var(--warn-ink)', textAlign: 'center' },
  '& a[data-hard] > span': { color: 'var(--err-ink)' },
  '& a > svg': { color: 'var(--ink-3)' },
  '& small': { display: 'block', marginTop: 2, fontSize: 12.5, color: 'var(--ink-2)' },
});

/** So many names are said; of the others how many they are. */
const NAMES = 5;

const namesWords = (names: readonly string[]): string => {
  const rest = names.length - NAMES;
  return `${names.slice(0, NAMES).join(', ')}${rest > 0 ? ` 외 ${rest}` : ''}`;
};

/** What is open before a day, each with the way to where it is done. */
export function OpenMatters(props: {
  readonly matters: readonly OpenMatter[];
  readonly pathOf: (matter: OpenMatter) => string;
}) {
  return (
    <List>
      {props.matters.map((matter) => (
        <li key={`${matter.kind} ${matter.text}`}>
          <Link to={props.pathOf(matter)} data-hard={matter.isHard || undefined}>
            <SeverityMark hard={matter.isHard} />
            <div>
              {matter.text}
              {matter.names.length > 1 ? ` ${matter.names.length}` : ''}
              {matter.names.length > 0 ? <small>{namesWords(matter.names)}</small> : null}
            </div>
            <Icon name="chevronRight" />
          </Link>
        </li>
      ))}
    </List>
  );
}
