import type { Id } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useBoardDownloads } from './use-board-downloads.ts';

/** The plan on paper. A phone has it in the menu of boards. */
export function BoardDownload({ boardId }: { readonly boardId: Id }) {
  const { isBusy, entries } = useBoardDownloads(boardId);
  return (
    <DropMenu
      entries={entries}
      trigger={(open) => (
        <Button {...open} disabled={isBusy} startIcon={<Icon name="download" />}>
          {isBusy ? '만드는 중' : '내려받기'}
        </Button>
      )}
    />
  );
}
