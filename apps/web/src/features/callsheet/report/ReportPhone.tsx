import {
  AMOUNT_LABELS,
  amountText,
  CALL_TIMES,
  callCells,
  type DayReportView,
  printedCalls,
  REPORT_BLOCKS,
  type ReportCall,
  stateText,
} from '@ddak/domain';
import { Facts, PhoneFrame, PhoneRow } from '../phone-style.ts';

/** The report for reading upright, on a phone. */
export function ReportPhone({ view }: { readonly view: DayReportView }) {
  const calls = printedCalls(view);
  return (
    <PhoneFrame>
      <Facts>
        {view.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </Facts>
      <section>
        <h2>시간 · 근무</h2>
        <dl>
          {[...view.times, ...view.work].map(({ label, planned, actual, difference }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {actual ? <b>{actual}</b> : '–'} {difference ? `(${difference})` : ''}
                <small style={{ display: 'block' }}>계획 {planned || '없음'}</small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>촬영 내용</h2>
        <ol>
          {view.scenes.map((line) => (
            <PhoneRow key={`${line.rowId}/${line.label}`}>
              <div>
                <p>
                  <b>S#{line.label}</b> <span>{line.place.split('\n')[0]}</span>
                  <small>
                    {[
                      stateText(line),
                      line.actualText,
                      line.plannedText && `계획 ${line.plannedText}`,
                      line.cuts === null ? '' : `${line.cuts}컷`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </p>
              </div>
            </PhoneRow>
          ))}
        </ol>
      </section>
      {calls.length > 0 ? (
        <section>
          <h2>배우 · 팀 콜</h2>
          <dl>
            {calls.map((call) => (
              <div key={call._id}>
                <dt>{call.label}</dt>
                <dd>
                  {timesOf(call, 'actual') || '–'}
                  <small style={{ display: 'block' }}>계획 {timesOf(call, 'planned')}</small>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section>
        <h2>진행 · {view.progress}</h2>
        <dl>
          {view.amounts.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {view.amountKeys
                  .map((key) => `${AMOUNT_LABELS[key]} ${amountText(key, amount[key])}`)
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {REPORT_BLOCKS.map(({ title, linesOf }) => ({ title, lines: linesOf(view) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a print have no identity
              <p key={i}>{line}</p>
            ))}
          </section>
        ))}
    </PhoneFrame>
  );
}

/** `도착 07:45 (+15분) · 해산 21:00`; what is not known is left out. */
function timesOf(call: ReportCall, which: 'planned' | 'actual'): string {
  const cells = callCells(call);
  return CALL_TIMES.flatMap(({ key, label }, i) =>
    call[key][which] === null ? [] : `${label} ${cells[which === 'planned' ? 2 * i : 2 * i + 1]}`,
  ).join(' · ');
}
