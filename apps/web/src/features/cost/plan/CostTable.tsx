import { type CostRow, inWon, USUAL_WORDS, wonOf } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { UsualMark } from '../UsualMark.ts';
import { MadeOf } from './MadeOf.tsx';
import { shareOf } from './plan-cost-words.ts';

const Scroller = styled('div')({ overflow: 'auto', minHeight: 0, background: 'var(--surface)' });

const Table = styled('table')({
  width: '100%',
  minWidth: 720,
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    padding: '8px 8px',
    borderBottom: '1px solid var(--line)',
    textAlign: 'left',
    verticalAlign: 'baseline',
    fontWeight: 400,
  },
  '& :is(th, td):first-of-type': { paddingLeft: 16 },
  '& :is(th, td):last-of-type': { paddingRight: 16 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: 'var(--surface)',
    borderBottom: '1px solid var(--line-2)',
    fontSize: 12,
    fontWeight: 500,
    color: 'var(--ink-3)',
    whiteSpace: 'nowrap',
  },
  '& tfoot :is(th, td)': {
    position: 'sticky',
    bottom: 0,
    background: 'var(--surface)',
    borderTop: '1px solid var(--line-2)',
    borderBottom: 0,
    fontWeight: 700,
  },
  '& tbody th': { width: '28%' },
  '& tbody th > b': { fontWeight: 600, marginRight: 4 },
  '& tbody th > span': { color: 'var(--ink-3)', fontSize: 12 },
  '& tbody tr:hover > *': { background: 'var(--sunken)' },
  '& [data-won]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', width: 1 },
  '& tbody [data-made]': { color: 'var(--ink-2)', paddingLeft: 24 },
});

/** What a board costs one way, on a desk: the heads and the sum stay in sight. */
export function CostTable(props: {
  readonly rows: readonly CostRow[];
  readonly whole: number;
  readonly label: string;
}) {
  const sum = wonOf(props.rows);
  return (
    <Scroller tabIndex={0} role="region" aria-label={props.label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col" data-won>
              금액
            </th>
            <th scope="col" data-won>
              전체 중
            </th>
            <th scope="col" style={{ paddingLeft: 24 }}>
              내역
            </th>
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <b>{row.name}</b> <span>{row.about}</span>
              </th>
              <td data-won>
                {row.usual === 'none' ? null : <UsualMark>{USUAL_WORDS[row.usual]}</UsualMark>}
                {inWon(row.won)}
              </td>
              <td data-won>{shareOf(row.won, props.whole)}</td>
              <td data-made>
                <MadeOf row={row} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">합계</th>
            <td data-won>{inWon(sum)}</td>
            <td data-won>{shareOf(sum, props.whole)}</td>
            <td />
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}
