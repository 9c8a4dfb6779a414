import { dayName, type OpenReport, shortDate } from '@ddak/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Big } from './overview-looks.ts';

/** RP11: on the day itself, and until it is written to its end. */
export function ReportDue({
  report,
  projectId,
}: {
  readonly report: OpenReport;
  readonly projectId: string;
}) {
  const { callsheetId, day, dayNo, isOver } = report;
  return (
    <section>
      <h2>제작일지</h2>
      <Big>
        {dayName(day, dayNo ?? undefined)}
        <small>{shortDate(day.tableDate)}</small>
      </Big>
      <p style={{ color: 'var(--ink-2)', margin: '4px 0 16px' }}>
        {isOver
          ? '계획한 종료 시각이 지났어요. 해산 시각까지 적으면 제작일지가 끝나요.'
          : '촬영하는 동안 찍은 씬과 시간을 적어 두면 제작일지가 돼요.'}
      </p>
      <Button
        variant="contained"
        component={Link}
        to={`/projects/${projectId}/callsheets/${callsheetId}/report`}
      >
        제작일지 쓰기
      </Button>
    </section>
  );
}
