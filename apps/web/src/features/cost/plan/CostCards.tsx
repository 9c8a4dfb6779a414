import {
  type AgainstBudget,
  type BudgetLine,
  type CostRow,
  inWon,
  USUAL_WORDS,
  wonOf,
  workWords,
} from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { Left } from '../budget/Left.tsx';
import { UsualMark } from '../UsualMark.ts';
import { MadeOf } from './MadeOf.tsx';
import { shareOf } from './plan-cost-words.ts';

const List = styled('ul')({
  overflowY: 'auto',
  minHeight: 0,
  margin: 0,
  padding: '8px 12px 16px',
  listStyle: 'none',
});

const Card = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'baseline',
  padding: '10px 12px',
  marginBottom: 8,
  borderRadius: 'var(--r-card)',
  border: '1px solid var(--line)',
  background: 'var(--surface)',
  '& > b': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > [data-won]': { textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > small': { color: 'var(--ink-3)', fontSize: 12 },
  '& > small:nth-of-type(2n)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& > p': {
    gridColumn: '1 / -1',
    margin: '4px 0 0',
    color: 'var(--ink-2)',
    fontSize: 13,
  },
  '& > p:empty': { display: 'none' },
  '&[data-sum]': { border: 0, background: 'none', marginBottom: 0 },
});

/** What a board costs one way, on a phone: one below the other, the sum first. */
export function CostCards(props: {
  readonly rows: readonly CostRow[];
  readonly whole: number;
  readonly label: string;
  /** CO22: of each kind what is left of its budget. */
  readonly against?: AgainstBudget | undefined;
}) {
  const sum = wonOf(props.rows);
  const lines = new Map(props.against?.lines.map((line) => [line.row.key, line]));
  return (
    <List tabIndex={0} aria-label={props.label}>
      <Card data-sum>
        <b>합계</b>
        <span data-won>{inWon(sum)}</span>
      </Card>
      {props.rows.map((row) => (
        <Card key={row.key}>
          <b>{row.name}</b>
          <span data-won>{inWon(row.won)}</span>
          <small>{[row.about, ...workWords(row)].filter(Boolean).join(' · ')}</small>
          <small>
            {row.usual === 'none' ? null : <UsualMark>{USUAL_WORDS[row.usual]}</UsualMark>}
            {shareOf(row.won, props.whole)}
          </small>
          <p>
            <MadeOf row={row} />
            {lines.has(row.key) ? <OfBudget line={lines.get(row.key)!} /> : null}
          </p>
        </Card>
      ))}
    </List>
  );
}

function OfBudget({ line: { budget, left, shot } }: { readonly line: BudgetLine }) {
  return (
    <>
      {budget === null || left === null ? null : (
        <>
          예산 {inWon(budget)} · <Left won={left} />
        </>
      )}
      {shot > 0 ? <Shot>찍은 날 {inWon(shot)}</Shot> : null}
    </>
  );
}

/** On a line of its own, so that it never parts from its amount. */
const Shot = styled('span')({ display: 'block' });
