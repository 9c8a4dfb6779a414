import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { cellText, priceText, type WonColumn, wonLabel } from './price-columns.tsx';
import type { PriceGroup, PriceRow } from './price-rows.ts';

const List = styled('div')({
  overflowY: 'auto',
  minHeight: 0,
  padding: '0 12px 16px',
  '& > section > h2': { margin: '16px 4px 6px', fontSize: 15 },
  '& > section > ul': { listStyle: 'none', margin: 0, padding: 0 },
});

const Card = styled('li')({
  padding: '10px 12px 12px',
  marginBottom: 8,
  borderRadius: 'var(--r-card)',
  border: '1px solid var(--line)',
  background: 'var(--surface)',
  // Far from what is seen it costs nothing to draw.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 126px',
  '& > p': { display: 'flex', gap: 8, marginBottom: 8, alignItems: 'baseline', minWidth: 0 },
  '& > p > b': { fontSize: 15 },
  '& > p > span': {
    color: 'var(--ink-3)',
    fontSize: 12,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 },
});

/** What people are paid and what places cost, one below the other: on a phone, and for who reads only their own. */
export function PriceCards(props: {
  readonly groups: readonly PriceGroup[];
  /** Null: they are only read. */
  readonly onType: ((rowId: string, column: WonColumn, text: string) => void) | null;
}) {
  return (
    <List>
      {props.groups.map(({ key, title, rows }) => (
        <section key={key} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {rows.map((row) => (
              <Card key={row.rowId}>
                <p>
                  <b>{row.name}</b>
                  <span>{[row.of, row.role].filter(Boolean).join(' · ')}</span>
                </p>
                <div>
                  <PriceField row={row} column="day" onType={props.onType} />
                  <PriceField row={row} column="other" onType={props.onType} />
                </div>
              </Card>
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}

/** Kept when it is left or Enter is pressed: half an amount is none. */
function PriceField(props: {
  readonly row: PriceRow;
  readonly column: WonColumn;
  readonly onType: ((rowId: string, column: WonColumn, text: string) => void) | null;
}) {
  const { row, column, onType } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const { said, usual } = row[column];
  const label = wonLabel(row, column);
  const keep = () => {
    if (draft !== null && draft !== cellText(row, column)) onType?.(row.rowId, column, draft);
    setDraft(null);
  };
  return (
    <Field label={said === null && usual !== null ? `${label} · 기본값` : label}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          readOnly={onType === null}
          value={draft ?? cellText(row, column)}
          placeholder={said === null ? priceText(row[column]) : ''}
          inputProps={{
            ...ids,
            'aria-label': `${row.name} ${label}`,
            inputMode: 'numeric',
            autoComplete: 'off',
            enterKeyHint: 'next',
          }}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={keep}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) keep();
            if (key === 'Escape') setDraft(null);
          }}
        />
      )}
    </Field>
  );
}
