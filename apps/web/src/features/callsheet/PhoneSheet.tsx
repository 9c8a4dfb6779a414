import { type CallsheetSceneRow, type CallsheetView, rowWords, shownView } from '@ddak/domain';
import { TimeBar } from '@ddak/ui';
import { PhoneCalls } from './PhoneCalls.tsx';
import { CallTime, Facts, PhoneFrame, PhoneRow } from './phone-style.ts';

const TIMES = { M: 'dawn', D: 'day', E: 'sunset', N: 'night', '': null } as const;

/** The sheet for reading upright, on a phone: the call first, then the day line by line, then the calls. */
export function PhoneSheet(props: { readonly view: CallsheetView }) {
  const view = shownView(props.view);
  const call = view.facts.find(({ label }) => label === '집합')?.value ?? '';
  const [time = '', ...place] = call.split(' ');
  const rest = view.facts.filter(({ label, value }) => label !== '집합' && value !== '');
  return (
    <PhoneFrame>
      <CallTime>
        <small>집합</small>
        <b>{time}</b>
        <span>{place.join(' ')}</span>
      </CallTime>
      <Facts>
        {rest.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <section>
        <h2>촬영 순서</h2>
        <ol>
          {view.rows.map((row) =>
            row.kind === 'phase' ? (
              <PhoneRow key={row.rowId} className="phase">
                <time>{row.timeText.slice(0, 5)}</time>
                <div>
                  <p>{row.text}</p>
                </div>
              </PhoneRow>
            ) : (
              <SceneLine key={row.rowId} row={row} />
            ),
          )}
        </ol>
        {view.rows.length === 0 ? <p>아직 일정이 없어요.</p> : null}
      </section>
      <PhoneCalls view={view} />
    </PhoneFrame>
  );
}

function SceneLine({ row }: { readonly row: CallsheetSceneRow }) {
  const { cells } = row;
  const about = [rowWords(row), cells.cuts && `${cells.cuts}컷`, cells.minutes];
  const needs: [string, string][] = [
    ['등장', [cells.cast, cells.extras].filter(Boolean).join(', ')],
    ['소품', cells.props],
    ['의상', cells.wardrobe],
    ['장비', [cells.equipment, cells.effects].filter(Boolean).join(', ')],
    ['비고', cells.note],
  ];
  return (
    <PhoneRow>
      <time>{cells.time.slice(0, 5)}</time>
      <span className="bar">
        <TimeBar time={TIMES[row.mark]} hatched={cells.setting.startsWith('E')} />
      </span>
      <div>
        <p>
          <b>S#{cells.scene}</b> <span>{cells.place.replace('\n', ' ')}</span>
          <small>{about.filter(Boolean).join(' · ')}</small>
        </p>
        {cells.synopsis ? <p>{cells.synopsis}</p> : null}
        {needs
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <p key={label} className="need">
              <small>{label}</small>
              {text}
            </p>
          ))}
      </div>
    </PhoneRow>
  );
}
