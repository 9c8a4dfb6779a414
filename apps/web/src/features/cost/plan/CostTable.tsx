import { type CostRow, inWon, USUAL_WORDS, wonOf } from '@ddak/domain';
import { MoneyScroller, MoneyTable } from '../money-table.ts';
import { UsualMark } from '../UsualMark.ts';
import { MadeOf, WorkedFor } from './MadeOf.tsx';
import { shareOf } from './plan-cost-words.ts';

/** What a board costs one way, on a desk: the heads and the sum stay in sight. */
export function CostTable(props: {
  readonly rows: readonly CostRow[];
  readonly whole: number;
  readonly label: string;
}) {
  const sum = wonOf(props.rows);
  const hasWork = props.rows.some(({ work }) => work !== null);
  return (
    <MoneyScroller tabIndex={0} role="region" aria-label={props.label}>
      <MoneyTable>
        <thead>
          <tr>
            <th scope="col">항목</th>
            {hasWork ? <th scope="col">일수·시간</th> : null}
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
              {hasWork ? (
                <td data-work>
                  <WorkedFor row={row} />
                </td>
              ) : null}
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
            {hasWork ? <td /> : null}
            <td data-won>{inWon(sum)}</td>
            <td data-won>{shareOf(sum, props.whole)}</td>
            <td />
          </tr>
        </tfoot>
      </MoneyTable>
    </MoneyScroller>
  );
}
