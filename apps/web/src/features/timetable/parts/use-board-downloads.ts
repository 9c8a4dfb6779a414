import type { Id } from '@ddak/domain';
import type { MenuEntry, MenuHeading } from '@ddak/ui';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { downloadFile } from '../../../platform/download-file.ts';
import { useProjectId } from '../../../sync/hooks.ts';

/** The plan on paper: all days of the board as PDF or XLSX; and the whole schedule for other programs (US2). */
export function useBoardDownloads(boardId: Id): {
  readonly isBusy: boolean;
  readonly entries: readonly (MenuEntry | MenuHeading)[];
} {
  const projectId = useProjectId();
  const [isBusy, setBusy] = useState(false);
  const download = async (path: string) => {
    setBusy(true);
    const failure = await downloadFile(`/projects/${projectId}/${path}`);
    setBusy(false);
    if (failure) toast.error(failure);
  };
  return {
    isBusy,
    entries: [
      { label: 'PDF 내려받기', disabled: isBusy, onSelect: () => void download(`boards/${boardId}.pdf`) },
      { label: 'XLSX 내려받기', disabled: isBusy, onSelect: () => void download(`boards/${boardId}.xlsx`) },
      { heading: '모든 안과 씬' },
      {
        label: '다른 일정 프로그램용(USS)',
        disabled: isBusy,
        onSelect: () => void download('schedule.uss'),
      },
    ],
  };
}
