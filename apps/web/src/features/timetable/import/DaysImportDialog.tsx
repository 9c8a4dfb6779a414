import { compareDayList, type Id, shortDate } from '@ddak/domain';
import { FormDialog, SegmentedControl, toastAction } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { ColumnMapping } from '../../../platform/table/ColumnMapping.tsx';
import { type ImportLine, ImportLines } from '../../../platform/table/ImportLines.tsx';
import { TableSource } from '../../../platform/table/TableSource.tsx';
import { useTableFile } from '../../../platform/table/use-table-file.ts';
import { newId, useProjectId, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { DAY_FIELDS } from './day-fields.ts';
import { listedDays } from './listed-days.ts';
import { lacksYear } from './table-dates.ts';

/** As many as one command takes. */
const MOST = 400;
const NOTHING: ReturnType<typeof listedDays> = { days: [], left: [] };

/** 촬영계획표 가져오기: a file or a paste, what its columns are, what would change, and one step that does it (TT24). */
export default function DaysImportDialog(props: {
  readonly boardId: Id;
  /** The year of dates that say none, until somebody says another. */
  readonly year: number;
  readonly onClose: () => void;
}) {
  const { boardId } = props;
  const projectId = useProjectId();
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const source = useTableFile('days');
  const [commandId] = useState(newId);
  const [year, setYear] = useState(props.year);
  const { table } = source;
  const { days, left } = useMemo(
    () => (table ? listedDays(table, state, boardId, year) : NOTHING),
    [table, state, boardId, year],
  );
  const lines = useMemo(() => {
    const listed = days.map(({ day }) => day);
    const told = compareDayList(state, boardId, listed, { projectId, commandId });
    const found = days.flatMap(({ row, day, dayNo, doubts }, i): ImportLine[] => {
      const line = told[i];
      if (!line) return [];
      const isOther = dayNo !== null && line.dayNo !== null && dayNo !== line.dayNo;
      return [
        {
          row,
          what: line.what,
          label: `${shortDate(day.tableDate)} ${line.title}`,
          about: line.about.join(' · '),
          doubts: [
            ...(isOther ? [`표에는 ${dayNo}회차예요. 회차는 날짜 순서로 다시 세요.`] : []),
            ...line.doubts,
            ...doubts,
          ],
        },
      ];
    });
    const skipped = [...left, ...(table?.skipped ?? [])].sort((a, b) => a.row - b.row);
    return [
      ...found,
      ...skipped.map(
        ({ row, why }): ImportLine => ({ row, what: 'skipped', label: '', about: why, doubts: [] }),
      ),
    ];
  }, [state, boardId, days, left, table, projectId, commandId]);
  const fresh = lines.filter(({ what }) => what === 'new').length;
  const moved = lines.filter(({ what }) => what === 'changed').length;
  const take = () => {
    const sent = run('importDays', { boardId, days: days.map(({ day }) => day) });
    toastAction(`촬영계획표를 가져왔어요: 새로 ${fresh}일, 바뀜 ${moved}일`, '되돌리기', () =>
      undoCommand(sent),
    );
    props.onClose();
  };
  return (
    <FormDialog
      open
      width="md"
      title="촬영계획표 가져오기"
      submitLabel={fresh + moved === 0 ? '가져오기' : `${fresh + moved}일 가져오기`}
      disabled={!table || fresh + moved === 0 || days.length > MOST}
      aside={table ? <Button onClick={source.again}>다른 파일</Button> : null}
      onSubmit={take}
      onClose={props.onClose}
    >
      {table ? (
        <>
          {source.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {fresh + moved === 0 ? <p>지금 계획과 다른 것이 없어요.</p> : null}
          {days.length > MOST ? (
            <p role="alert">한 번에 400일까지 가져올 수 있어요. 나누어 올려 주세요.</p>
          ) : null}
          <ColumnMapping columns={table.columns} words={DAY_FIELDS} onChange={source.setField} />
          {lacksYear(table.rows) ? (
            <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
              <span>연도가 없는 날짜는</span>
              <SegmentedControl
                label="연도가 없는 날짜의 연도"
                value={String(year)}
                options={[-1, 0, 1].map((step) => ({
                  value: String(props.year + step),
                  label: `${props.year + step}년`,
                }))}
                onChange={(told) => setYear(Number(told))}
              />
            </div>
          ) : null}
          <ImportLines lines={lines} />
        </>
      ) : (
        <TableSource
          hint="엑셀(XLSX)이나 CSV의 촬영계획표에서 날짜, 회차, 콜타임, 씬 번호를 찾아요. 씬 구분표를 먼저 가져오면 씬이 날마다 들어가요. 무엇이 바뀌는지 먼저 보여 드려요."
          placeholder={'회차\t날짜\t콜\t촬영 씬\n1\t2026-12-01\t07:00\t1, 5A, 12~14'}
          failure={source.failure}
          isReading={source.isReading}
          onFile={source.takeFile}
          onText={source.takeText}
        />
      )}
    </FormDialog>
  );
}
