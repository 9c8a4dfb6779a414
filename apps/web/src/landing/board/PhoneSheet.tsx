import { clock, dayTimes } from './board-times.ts';
import { SAMPLE_DAYS, SAMPLE_TITLE } from './sample-days.ts';

const DAY = SAMPLE_DAYS[1]!;
const TIMES = dayTimes(
  DAY.call,
  DAY.rows.map(({ minutes }) => minutes),
);
const CALLS = [
  ['준호', '박도현', '11:30'],
  ['수진', '이하린', '14:40'],
  ['사장', '최영수', '11:40'],
] as const;

/** A call sheet as the app shows it on a phone. `still`: a picture beside other pictures, not read out. */
export const PhoneSheet = ({ still = false }: { readonly still?: boolean }) => (
  <div className="phone" aria-hidden={still || undefined}>
    <div className="screen">
      <p className="sheet-top">
        <b>{SAMPLE_TITLE}</b> {DAY.name} · {DAY.date} · 일촬표
      </p>
      <div className="call">
        <small>집합</small>
        <b>{clock(DAY.call)}</b>
        <span>편의점 앞 주차장</span>
      </div>
      <dl>
        <div>
          <dt>촬영</dt>
          <dd>
            {clock(TIMES.starts[1]!)}–{clock(TIMES.end)}
          </dd>
        </div>
        <div>
          <dt>일출·일몰</dt>
          <dd>{DAY.sun}</dd>
        </div>
        <div>
          <dt>주차</dt>
          <dd>상가 뒤 공터</dd>
        </div>
      </dl>
      <p className="sheet-h">촬영 순서</p>
      <ol>
        {DAY.rows.slice(0, 6).map((row, at) => (
          <li key={'phase' in row ? row.phase : row.no}>
            <time>{clock(TIMES.starts[at]!)}</time>
            {'phase' in row ? (
              <>
                <i className="bar" />
                <div>
                  <b>{row.phase}</b>
                </div>
              </>
            ) : (
              <>
                <i className={`bar ${row.light}${row.tag.startsWith('밖') ? ' out' : ''}`} />
                <div>
                  <b>
                    S#{row.no} {row.set}
                  </b>
                  <small>
                    {row.tag} · {row.line}
                  </small>
                </div>
              </>
            )}
            <em>{row.minutes}분</em>
          </li>
        ))}
      </ol>
      <p className="sheet-h">배우 콜</p>
      <ul>
        {CALLS.map(([role, actor, time]) => (
          <li key={role}>
            <b>{role}</b> {actor} <time>{time}</time>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
