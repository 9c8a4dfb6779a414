import { compareDayList, type Id, shortDate } from '@ddak/domain';
import { SegmentedControl } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { type ImportLine, skippedLines } from '../../../platform/table/ImportLines.tsx';
import { TableImportDialog } from '../../../platform/table/TableImportDialog.tsx';
import { useTableFile } from '../../../platform/table/use-table-file.ts';
import { newId, useProjectId, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
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
    return [...found, ...skippedLines([...left, ...(table?.skipped ?? [])])];
  }, [state, boardId, days, left, table, projectId, commandId]);
  const years = (
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
  );
  return (
    <TableImportDialog
      title="촬영계획표 가져오기"
      done="촬영계획표를 가져왔어요"
      unit="일"
      source={source}
      fields={DAY_FIELDS}
      lines={lines}
      count={days.length}
      most={MOST}
      nothing="지금 계획과 다른 것이 없어요."
      hint="엑셀(XLSX)이나 CSV의 촬영계획표에서 날짜, 회차, 콜타임, 씬 번호를 찾아요. 다른 일정 프로그램의 USS 파일도 읽어요. 씬 구분표를 먼저 가져오면 씬이 날마다 들어가요. 무엇이 바뀌는지 먼저 보여 드려요."
      placeholder={'회차\t날짜\t콜\t촬영 씬\n1\t2026-12-01\t07:00\t1, 5A, 12~14'}
      before={table && lacksYear(table.rows) ? years : null}
      onTake={() => run('importDays', { boardId, days: days.map(({ day }) => day) })}
      onClose={props.onClose}
    />
  );
}
