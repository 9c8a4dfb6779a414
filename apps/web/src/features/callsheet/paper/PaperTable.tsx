import {
  CALLSHEET_MARK_COLUMNS,
  type CallsheetColumn,
  type CallsheetSceneRow,
  type CallsheetView,
  isChanged,
  isRetimed,
  printedColumns,
  rowTime,
} from '@ddak/domain';
import { ChangedMark } from '../ChangedMark.tsx';
import { changedClass, TIME_TINTS, wordsClass } from './paper-style.ts';

const WIDTHS = { narrow: '4%', wide: '18%' } as const;

/** The table of the day: phase rows span, a place that goes on is shown once. */
export function PaperTable({ view }: { readonly view: CallsheetView }) {
  const columns = printedColumns(view);
  const keys = columns.map(({ key }) => key);
  const upToTime = keys.indexOf('time') + 1;
  // Without room behind the time, its words stand with it in one cell.
  const before = upToTime > keys.length / 2 ? 0 : upToTime;
  return (
    <table>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={width === 'usual' ? undefined : { width: WIDTHS[width] }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} className={CALLSHEET_MARK_COLUMNS.includes(key) ? 'nw' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => {
          const isNew = isChanged(view, '촬영 순서', row.rowId);
          const isTime = isRetimed(view, '촬영 순서', row.rowId) && upToTime > 0;
          const look = changedClass(isNew, isTime && !(row.kind === 'phase' && before === 0));
          return row.kind === 'phase' ? (
            <tr key={row.rowId} className={look ? `phase ${look}` : 'phase'}>
              {before === 0 ? null : (
                <td className={isTime ? 'c nw changed' : 'c nw'} colSpan={before}>
                  <ChangedMark when={isNew} />
                  {row.timeText}
                </td>
              )}
              <td colSpan={keys.length - before} className={wordsClass(row.text)}>
                <ChangedMark when={isNew && before === 0} />
                {before === 0 ? `${row.timeText}  ${row.text}` : row.text}
              </td>
            </tr>
          ) : (
            <tr key={row.rowId} className={look}>
              {keys.map((key) => (
                <SceneCell key={key} row={row} column={key} isNew={isNew} isTime={isTime && key === 'time'} />
              ))}
            </tr>
          );
        })}
        {view.rows.length === 0 ? (
          <tr>
            <td className="c" colSpan={keys.length}>
              아직 일정이 없습니다
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function SceneCell(props: {
  readonly row: CallsheetSceneRow;
  readonly column: CallsheetColumn;
  readonly isNew: boolean;
  /** It tells when, and that alone is other. */
  readonly isTime: boolean;
}) {
  const { row, column } = props;
  const text = row.cells[column];
  if (column === 'place')
    return row.placeSpan === 0 ? null : (
      <td rowSpan={row.placeSpan} className={wordsClass(text)}>
        {text}
      </td>
    );
  if (column === 'scene')
    return (
      <td className="no">
        <ChangedMark when={props.isNew} />
        {text}
      </td>
    );
  if (column === 'light') {
    const time = rowTime(row);
    return (
      <td className="c nw">
        {time === null ? null : (
          <span className="mark" style={{ background: TIME_TINTS[time] }}>
            {row.mark}
          </span>
        )}
        {text.slice(row.mark.length)}
      </td>
    );
  }
  if (CALLSHEET_MARK_COLUMNS.includes(column))
    return <td className={props.isTime ? 'c nw changed' : 'c nw'}>{text}</td>;
  return (
    <td className={[column === 'extras' ? 'c' : '', wordsClass(text)].filter(Boolean).join(' ') || undefined}>
      {text}
    </td>
  );
}
