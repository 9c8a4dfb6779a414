import { type AgainstBudget, type BudgetLine, inWon, USUAL_WORDS } from '@ddak/domain';
import { MoneyScroller, MoneyTable } from '../money-table.ts';
import { shareOf } from '../plan/plan-cost-words.ts';
import { UsualMark } from '../UsualMark.ts';
import { Left } from './Left.tsx';

/** CO22: the kinds of cost on a desk, beside what there is to be spent, and what was shot of them. */
export function KindTable(props: {
  readonly against: AgainstBudget;
  readonly whole: number;
  /** Null: nothing is shot yet. */
  readonly shot: number | null;
  readonly label: string;
}) {
  const { whole, shot } = props;
  const { lines, sum } = props.against;
  return (
    <MoneyScroller tabIndex={0} role="region" aria-label={props.label}>
      <MoneyTable>
        <thead>
          <tr>
            <th scope="col">항목</th>
            {sum ? <Head>예산</Head> : null}
            <Head>예상</Head>
            {sum ? <Head>예산과 차이</Head> : null}
            {shot === null ? null : <Head>찍은 날</Head>}
            <Head>전체 중</Head>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.kind}
              line={line}
              whole={whole}
              hasBudget={sum !== null}
              hasShot={shot !== null}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">합계</th>
            {sum ? <td data-won>{inWon(sum.budget)}</td> : null}
            <td data-won>{inWon(whole)}</td>
            {sum ? (
              <td data-won>
                <Left won={sum.left} />
              </td>
            ) : null}
            {shot === null ? null : <td data-won>{inWon(shot)}</td>}
            <td data-won>{shareOf(whole, whole)}</td>
            <td />
          </tr>
        </tfoot>
      </MoneyTable>
    </MoneyScroller>
  );
}

const Head = ({ children }: { readonly children: string }) => (
  <th scope="col" data-won style={{ paddingLeft: 24 }}>
    {children}
  </th>
);

function Line(props: {
  readonly line: BudgetLine;
  readonly whole: number;
  readonly hasBudget: boolean;
  readonly hasShot: boolean;
}) {
  const { row, budget, left, shot } = props.line;
  return (
    <tr>
      <th scope="row">
        <b>{row.name}</b> <span>{row.about}</span>
      </th>
      {props.hasBudget ? <td data-won>{budget === null ? '–' : inWon(budget)}</td> : null}
      <td data-won>
        {row.usual === 'none' ? null : <UsualMark>{USUAL_WORDS[row.usual]}</UsualMark>}
        {inWon(row.won)}
      </td>
      {props.hasBudget ? <td data-won>{left === null ? '–' : <Left won={left} />}</td> : null}
      {props.hasShot ? <td data-won>{inWon(shot)}</td> : null}
      <td data-won>{shareOf(row.won, props.whole)}</td>
      <td />
    </tr>
  );
}
