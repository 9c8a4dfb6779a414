import {
  CALLSHEET_MARK_COLUMNS,
  type CallsheetColumn,
  type CallsheetSceneRow,
  type CallsheetView,
} from '@ddak/domain';
import { MARK_TINTS } from './paper-style.ts';

/** The table of the day: phase rows span, a place that goes on is shown once. */
export function PaperTable({ view }: { readonly view: CallsheetView }) {
  const keys = view.columns.map(({ key }) => key);
  const before = keys.indexOf('time') + 1;
  return (
    <table>
      <thead>
        <tr>
          {view.columns.map(({ key, label }) => (
            <th key={key} className={CALLSHEET_MARK_COLUMNS.includes(key) ? 'nw' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) =>
          row.kind === 'phase' ? (
            <tr key={row.rowId} className="phase">
              <td className="c nw" colSpan={before}>
                {row.timeText}
              </td>
              <td colSpan={keys.length - before}>{row.text}</td>
            </tr>
          ) : (
            <tr key={row.rowId}>
              {keys.map((key) => (
                <SceneCell key={key} row={row} column={key} />
              ))}
            </tr>
          ),
        )}
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

function SceneCell({ row, column }: { readonly row: CallsheetSceneRow; readonly column: CallsheetColumn }) {
  const text = row.cells[column];
  if (column === 'place') return row.placeSpan === 0 ? null : <td rowSpan={row.placeSpan}>{text}</td>;
  if (column === 'scene') return <td className="no">{text}</td>;
  if (column === 'light')
    return (
      <td className="c nw">
        {row.mark === '' ? null : (
          <span className="mark" style={{ background: MARK_TINTS[row.mark] }}>
            {row.mark}
          </span>
        )}
        {text.slice(row.mark.length)}
      </td>
    );
  if (CALLSHEET_MARK_COLUMNS.includes(column)) return <td className="c nw">{text}</td>;
  return <td className={column === 'extras' ? 'c' : undefined}>{text}</td>;
}
