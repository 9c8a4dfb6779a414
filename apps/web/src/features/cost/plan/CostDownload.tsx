import type { Board } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { downloadFile } from '../../../platform/download-file.ts';
import { reportPath } from '../../../platform/links/report-path.ts';
import { useProjectId } from '../../../sync/hooks.ts';

const FORMATS = [
  { format: 'xlsx', label: '엑셀(XLSX)' },
  { format: 'csv', label: 'CSV' },
  { format: 'pdf', label: 'PDF' },
] as const;

/** RE13: takes the costs of a board home as a file. */
export function CostDownload({ board }: { readonly board: Board | undefined }) {
  const projectId = useProjectId();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (format: (typeof FORMATS)[number]['format']) => {
    setIsBusy(true);
    const asked = new URLSearchParams(board ? { board: board._id } : {});
    const failure = await downloadFile(reportPath(projectId, 'costs', format, asked));
    setIsBusy(false);
    if (failure) toast.error(failure);
  };
  return (
    <DropMenu
      trigger={(open) => (
        <Button {...open} disabled={isBusy} startIcon={<Icon name="download" />}>
          받기
        </Button>
      )}
      entries={FORMATS.map(({ format, label }) => ({ label, onSelect: () => void take(format) }))}
    />
  );
}
