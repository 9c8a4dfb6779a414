import { DropMenu, Icon, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { downloadFile } from '../../../platform/download-file.ts';
import { useProjectId } from '../../../sync/hooks.ts';

/** The plan on paper: all days of the board as PDF or XLSX; and the whole schedule for other programs (US2). */
export function BoardDownload({ boardId }: { readonly boardId: string }) {
  const projectId = useProjectId();
  const isPhone = useIsPhone();
  const [busy, setBusy] = useState(false);
  const download = async (path: string) => {
    setBusy(true);
    const failure = await downloadFile(`/projects/${projectId}/${path}`);
    setBusy(false);
    if (failure) toast.error(failure);
  };
  return (
    <DropMenu
      entries={[
        { label: 'PDF 받기', onSelect: () => void download(`boards/${boardId}.pdf`) },
        { label: 'XLSX 받기', onSelect: () => void download(`boards/${boardId}.xlsx`) },
        { heading: '모든 안과 씬' },
        { label: '다른 일정 프로그램용(USS)', onSelect: () => void download('schedule.uss') },
      ]}
      trigger={(open) =>
        isPhone ? (
          <IconButton {...open} aria-label="내려받기" disabled={busy}>
            <Icon name="download" size={20} />
          </IconButton>
        ) : (
          <Button {...open} disabled={busy} startIcon={<Icon name="download" />}>
            {busy ? '만드는 중' : '내려받기'}
          </Button>
        )
      }
    />
  );
}
