import { type Attachment, isArchived, mayChangeAttachment, memberOf } from '@ddak/domain';
import { DropMenu, Icon, type MenuEntry } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useMe, useProjectSelector, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.ts';
import { copyText } from '../copy-text.ts';
import { downloadFile } from '../download-file.ts';
import { filePath } from './attachment-paths.ts';
import { RenameDialog } from './RenameDialog.tsx';

/** What can be done with a file or link; to rename it and take it off is for some (AT3). */
export function AttachmentMenu({ one }: { readonly one: Attachment }) {
  const me = useMe();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [renaming, setRenaming] = useState(false);
  const mayChange = useProjectSelector(
    (state) => mayChangeAttachment(memberOf(state, me._id), one) && !isArchived(state, one.projectId),
  );
  const { link } = one;
  const take: MenuEntry =
    link === null
      ? {
          label: '내려받기',
          onSelect: () => void downloadFile(filePath(one)).then((failure) => failure && toast.error(failure)),
        }
      : { label: '주소 복사', onSelect: () => void copyText(link, null) };
  const change: readonly (MenuEntry | 'divider')[] = [
    { label: '이름 바꾸기', onSelect: () => setRenaming(true) },
    'divider',
    {
      label: '떼기',
      danger: true,
      onSelect: () =>
        showUndoToast(`${one.name} 뗐어요.`, run('removeAttachment', { attachmentId: one._id }), undoCommand),
    },
  ];
  return (
    <>
      <DropMenu
        entries={mayChange ? [take, ...change] : [take]}
        trigger={(open) => (
          <IconButton size="small" aria-label={`${one.name} 메뉴`} {...open}>
            <Icon name="more" />
          </IconButton>
        )}
      />
      {renaming ? <RenameDialog one={one} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
