import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { downloadFile } from '../../platform/download-file.ts';
import { reportPath } from '../../platform/links/report-path.ts';
import { useProjectId } from '../../sync/hooks.ts';
import type { AskedReport } from './use-asked-report.ts';

const FORMATS = [
  { format: 'pdf', label: 'PDF' },
  { format: 'xlsx', label: '엑셀(XLSX)' },
  { format: 'csv', label: 'CSV' },
] as const;

/** RE1: takes the report that is looked at home as a file; RE12: its days for calendars. */
export function ReportDownload({ asked }: { readonly asked: AskedReport }) {
  const projectId = useProjectId();
  const [isBusy, setIsBusy] = useState(false);
  const { kind } = asked;
  if (!kind) return null;
  const take = async (path: string) => {
    setIsBusy(true);
    const failure = await downloadFile(path);
    setIsBusy(false);
    if (failure) toast.error(failure);
  };
  const days = asked.options.board ? `?board=${asked.options.board}` : '';
  const calendar = {
    label: '촬영일 캘린더(ICS)',
    onSelect: () => void take(`/projects/${projectId}/shooting-days.ics${days}`),
  };
  return (
    <DropMenu
      trigger={(open) => (
        <Button
          {...open}
          variant="contained"
          color="primary"
          disabled={isBusy}
          startIcon={<Icon name="download" />}
        >
          받기
        </Button>
      )}
      entries={[
        ...FORMATS.map(({ format, label }) => ({
          label,
          onSelect: () => void take(reportPath(projectId, kind, format, asked.asked)),
        })),
        ...(kind === 'one-line' || kind === 'shooting' ? (['divider', calendar] as const) : []),
      ]}
    />
  );
}
