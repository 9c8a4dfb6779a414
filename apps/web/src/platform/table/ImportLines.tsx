import { Chip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What a row of a table would do. `about`: which fields change, or why it is left out. */
export interface ImportLine {
  readonly row: number;
  readonly what: 'new' | 'changed' | 'same' | 'skipped';
  readonly label: string;
  readonly about: string;
  readonly doubts: readonly string[];
}

/** Rows that are left out, with the reason, in the order of the file. */
export const skippedLines = (rows: readonly { readonly row: number; readonly why: string }[]): ImportLine[] =>
  rows
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, why }) => ({ row, what: 'skipped', label: '', about: why, doubts: [] }));

const WORDS = { new: '새로', changed: '바뀜', same: '그대로', skipped: '빠짐' } as const;
const TONES = { new: 'ok', changed: 'brand', same: 'plain', skipped: 'warn' } as const;
/** More are counted, not shown: nobody reads them through. */
const MOST_SHOWN = 300;
const ORDER = ['changed', 'new', 'skipped', 'same'] as const;

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 320,
  overflow: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control, 5px)',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 8px',
    alignItems: 'center',
    padding: '5px 8px',
    borderBottom: '1px solid var(--line)',
    fontSize: 12.5,
  },
  '& > li > small': { color: 'var(--ink-3)', fontSize: 11.5, overflowWrap: 'anywhere', minWidth: 0 },
  '& > li > p': { flexBasis: '100%', color: 'var(--warn-ink)', fontSize: 11.5, overflowWrap: 'anywhere' },
});

/** What would change, row by row: first what changes, then what is new, what is left out, and what stays. */
export function ImportLines(props: {
  readonly lines: readonly ImportLine[];
  readonly children?: ((line: ImportLine) => ReactNode) | undefined;
}) {
  const count = (what: ImportLine['what']): number => props.lines.filter((line) => line.what === what).length;
  const shown = ORDER.flatMap((what) => props.lines.filter((line) => line.what === what)).slice(
    0,
    MOST_SHOWN,
  );
  return (
    <section aria-label="바뀌는 것">
      <h3
        style={{
          display: 'flex',
          gap: 6,
          flexWrap: 'wrap',
          alignItems: 'center',
          margin: '0 0 6px',
          fontSize: 13,
        }}
      >
        바뀌는 것
        {ORDER.map((what) => (
          <Chip key={what} tone={TONES[what]}>
            {WORDS[what]} {count(what)}
          </Chip>
        ))}
      </h3>
      <List tabIndex={0}>
        {shown.map((line) => (
          <li key={`${line.row}-${line.label}`}>
            <Chip tone={TONES[line.what]}>{WORDS[line.what]}</Chip>
            {line.label === '' ? null : <span>{line.label}</span>}
            <small>
              {line.row}번 줄{line.about === '' ? '' : ` · ${line.about}`}
            </small>
            {props.children?.(line)}
            {line.doubts.map((doubt) => (
              <p key={doubt}>{doubt}</p>
            ))}
          </li>
        ))}
        {props.lines.length > shown.length ? <li>외 {props.lines.length - shown.length}줄</li> : null}
      </List>
    </section>
  );
}
