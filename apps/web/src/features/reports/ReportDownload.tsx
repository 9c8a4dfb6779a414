import { DownloadMenu, formatEntries } from '../../platform/DownloadMenu.tsx';
import { reportPath } from '../../platform/links/report-path.ts';
import { useProjectId } from '../../sync/hooks.ts';
import type { AskedReport } from './use-asked-report.ts';

/** RE1: takes the report that is looked at home as a file; RE12: its days for calendars. */
export function ReportDownload({ asked }: { readonly asked: AskedReport }) {
  const projectId = useProjectId();
  const { kind } = asked;
  if (!kind) return null;
  const days = asked.options.board ? `?board=${asked.options.board}` : '';
  const calendar = `/projects/${projectId}/shooting-days.ics${days}`;
  return (
    <DownloadMenu
      label="내려받기"
      isMain
      entries={(take) => [
        ...formatEntries(['pdf', 'xlsx', 'csv'], take, (format) =>
          reportPath(projectId, kind, format, asked.asked),
        ),
        ...(kind === 'one-line' || kind === 'shooting'
          ? (['divider', { label: '촬영일 캘린더(ICS)', onSelect: () => take(calendar) }] as const)
          : []),
      ]}
    />
  );
}
