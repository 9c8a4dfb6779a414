import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { downloadFile } from '../../platform/download-file.ts';
import { useProjectId } from '../../sync/hooks.ts';

const FORMATS = [
  { format: 'xlsx', label: '엑셀(XLSX)' },
  { format: 'csv', label: 'CSV' },
] as const;

/** CR18: takes the crew home as a list, which the import takes back. */
export function CrewListDownload() {
  const projectId = useProjectId();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (format: (typeof FORMATS)[number]['format']) => {
    setIsBusy(true);
    const failure = await downloadFile(`/projects/${projectId}/crew-list.${format}`);
    setIsBusy(false);
    if (failure) toast.error(failure);
  };
  return (
    <DropMenu
      trigger={(open) => (
        <Button {...open} disabled={isBusy} startIcon={<Icon name="download" />}>
          {isBusy ? '만드는 중' : '명단 받기'}
        </Button>
      )}
      entries={FORMATS.map(({ format, label }) => ({ label, onSelect: () => void take(format) }))}
    />
  );
}
