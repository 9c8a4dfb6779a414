import { Icon, PAGE_WIDTH, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Waiting } from './home-view.ts';

/** Calls and projects at the left, what waits and what is new at the right; on a phone by urgency below each other. */
export const HomeColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 24,
  maxWidth: PAGE_WIDTH,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 24, minWidth: 0 },
  '& h2': { fontSize: 13, fontWeight: 600 },
  '@media (max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // By urgency: the call, what waits, the projects, what is new.
  [PHONE]: {
    gap: 20,
    '& > div': { display: 'contents' },
    '& > div > *': { order: 3 },
    '& > div > .call': { order: 1 },
    '& > div > .waiting': { order: 2 },
    '& > div > .projects': { order: 3 },
    '& > div > .news': { order: 4 },
  },
});

/** A part with a word above it. */
export const HomePart = styled('section')({
  minWidth: 0,
  '& > h2': { marginBottom: 8, color: 'var(--ink-2)' },
});

const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  overflow: 'hidden',
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: 56,
    padding: '8px 12px',
    color: 'var(--ink)',
    textDecoration: 'none',
    '&:hover': { background: 'var(--sunken)' },
  },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: 12, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& svg': { color: 'var(--ink-3)' },
});

/** HM3: what waits for me. */
export const WaitingLines = ({ waiting }: { readonly waiting: readonly Waiting[] }) => (
  <HomePart aria-label="할 일" className="waiting">
    <h2>나를 기다리는 것 {waiting.length}</h2>
    <Lines>
      {waiting.map(({ key, title, hint, projectTitle, to }) => (
        <li key={key}>
          <Link to={to}>
            <span>
              <b>{title}</b>
              <small>
                {projectTitle} · {hint}
              </small>
            </span>
            <Icon name="chevronRight" />
          </Link>
        </li>
      ))}
    </Lines>
  </HomePart>
);
