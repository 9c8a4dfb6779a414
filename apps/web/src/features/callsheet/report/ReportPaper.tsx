import {
  AMOUNT_LABELS,
  amountText,
  CALL_HEADS,
  callCells,
  type DayReportView,
  printedCalls,
  REPORT_BLOCKS,
  type ReportTime,
  saidOrNone,
  sceneCells,
  sceneHeads,
  TIME_HEADS,
} from '@ddak/domain';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ClosingColumns, Paper, PaperFrame } from '../paper/paper-style.ts';

/** A4 upright at 96 dots an inch. */
const WIDTH = 794;

const Frame = styled(PaperFrame)({ maxWidth: WIDTH });
const Upright = styled(Paper)({
  fontSize: `calc(100cqw / ${WIDTH} * 10.5)`,
  minHeight: 'calc(100cqw * 1.414)',
  '& > header': { display: 'block' },
  '& > header > p': { textAlign: 'left' },
  '& > section': { marginTop: '.9em' },
  '& > dl': { margin: 0, padding: '.5em 0', borderBottom: '1px solid #111' },
  '& > dl > div': { display: 'flex', gap: '.8em', padding: '.1em 0' },
  '& thead td': { background: '#EEF1F5' },
  '& dt': { flex: '0 0 5em', color: '#666' },
  '& dd': { margin: 0, fontWeight: 700 },
});

/** The printed report on the screen, from the same view as PDF and XLSX. */
export function ReportPaper({ view }: { readonly view: DayReportView }) {
  const made = [view.productionCompany, ...view.people, view.basis].filter(Boolean).join(' · ');
  const heads = sceneHeads(view);
  const calls = printedCalls(view);
  return (
    <Frame>
      <Upright aria-label="제작일지 미리 보기">
        <header>
          <h1>
            {view.title}
            <small>{[view.projectTitle, view.dayText].filter(Boolean).join(' · ')}</small>
          </h1>
          <p>{made}</p>
        </header>
        <dl>
          {view.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
        <ClosingColumns>
          <Times title="시간" lines={view.times} />
          <Times title="근무" lines={view.work} />
        </ClosingColumns>
        <Grid
          title="촬영 내용"
          head={heads.map(({ label }) => label)}
          rows={view.scenes.map((line) => sceneCells(view, line))}
          isLeft={heads.map(({ key }) => key === 'place' || key === 'synopsis')}
        />
        {calls.length > 0 ? (
          <Grid
            title="배우 · 팀 콜"
            head={CALL_HEADS}
            rows={calls.map((call) => [call.label, ...callCells(call)])}
            isLeft={[true]}
          />
        ) : null}
        <ClosingColumns>
          <Grid
            title={`진행 · ${view.progress}`}
            head={['', ...view.amountKeys.map((key) => AMOUNT_LABELS[key])]}
            rows={view.amounts.map(({ label, amount }) => [
              label,
              ...view.amountKeys.map((key) => amountText(key, amount[key])),
            ])}
            isLeft={[true]}
          />
          {REPORT_BLOCKS.map(({ title, linesOf }) => {
            return (
              <Grid
                key={title}
                title={title}
                rows={saidOrNone(view, linesOf(view)).map((one) => [one])}
                isLeft={[true]}
              />
            );
          })}
        </ClosingColumns>
      </Upright>
    </Frame>
  );
}

const Times = (props: { readonly title: string; readonly lines: readonly ReportTime[] }) => (
  <Grid
    title={props.title}
    head={TIME_HEADS}
    rows={props.lines.map(({ label, planned, actual, difference }) => [
      label,
      planned || '–',
      actual,
      difference,
    ])}
    isLeft={[true]}
  />
);

function Grid(props: {
  readonly title: ReactNode;
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of words; the others are centred. */
  readonly isLeft: readonly boolean[];
}) {
  return (
    <section>
      <h2>{props.title}</h2>
      <table>
        {props.head ? (
          <thead>
            <tr>
              {props.head.map((label, i) => {
                // A corner heads nothing: it is no heading to a screen reader.
                const Cell = label === '' ? 'td' : 'th';
                // biome-ignore lint/suspicious/noArrayIndexKey: heads of a print have no identity
                return <Cell key={i}>{label}</Cell>;
              })}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {props.rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a print have no identity
            <tr key={i}>
              {row.map((text, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a print have no identity
                <td key={k} className={props.isLeft[k] ? undefined : 'c'}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
