import {
  type CallsheetSceneRow,
  type CallsheetView,
  changedNote,
  isChanged,
  rowWords,
  shownView,
} from '@ddak/domain';
import { ChangedMark } from './ChangedMark.tsx';
import { PhoneCalls } from './PhoneCalls.tsx';
import { PaperLogo } from './paper/PaperLogo.tsx';
import { changedClass } from './paper/paper-style.ts';
import { CallTime, Facts, LogoPlate, PhoneFrame, PhoneRow } from './phone-style.ts';
import { RowTimeBar } from './RowTimeBar.tsx';

/** The sheet for reading upright, on a phone: the call first, then the day line by line, then the calls. */
export function PhoneSheet(props: {
  readonly view: CallsheetView;
  /** My own call stands above: the day's is a fact among others, for one number is looked for. */
  readonly hasCall: boolean;
}) {
  const view = shownView(props.view);
  const call = view.facts.find(({ label }) => label === '집합')?.value ?? '';
  const [time = '', ...place] = call.split(' ');
  const isNew = (rowId: string): boolean => isChanged(view, '촬영 순서', rowId);
  const note = changedNote(view);
  const rest = view.facts.filter(({ label, value }) => (props.hasCall || label !== '집합') && value !== '');
  return (
    <PhoneFrame>
      <LogoPlate>
        <PaperLogo fileId={view.logo} />
      </LogoPlate>
      {props.hasCall ? null : (
        <CallTime>
          <small>집합</small>
          <b>{time}</b>
          <span>{place.join(' ')}</span>
        </CallTime>
      )}
      {note ? <p style={{ color: 'var(--ink-2)', fontSize: 12.5 }}>{note}</p> : null}
      <Facts>
        {rest.map(({ label, value }) => (
          <div key={label} className={changedClass(isChanged(view, '집합', label))}>
            <dt>
              <ChangedMark when={isChanged(view, '집합', label)} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <section>
        <h2>촬영 순서</h2>
        <ol>
          {view.rows.map((row) =>
            row.kind === 'phase' ? (
              <PhoneRow key={row.rowId} className={isNew(row.rowId) ? 'phase changed' : 'phase'}>
                <time>{row.timeText.slice(0, 5)}</time>
                <div>
                  <ChangedMark when={isNew(row.rowId)} />
                  <p>{row.text}</p>
                </div>
              </PhoneRow>
            ) : (
              <SceneLine key={row.rowId} row={row} isNew={isNew(row.rowId)} />
            ),
          )}
        </ol>
        {view.rows.length === 0 ? <p>아직 일정이 없어요.</p> : null}
      </section>
      <PhoneCalls view={view} />
    </PhoneFrame>
  );
}

function SceneLine({ row, isNew }: { readonly row: CallsheetSceneRow; readonly isNew: boolean }) {
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
    <PhoneRow className={changedClass(isNew)}>
      <time>{cells.time.slice(0, 5)}</time>
      <span className="bar">
        <RowTimeBar row={row} />
      </span>
      <div>
        <p>
          <ChangedMark when={isNew} />
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
