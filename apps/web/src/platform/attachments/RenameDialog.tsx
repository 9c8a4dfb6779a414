import type { Attachment } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useRunCommand } from '../../sync/hooks.ts';

/** AT3: another name for a file or a link. */
export function RenameDialog({ one, onClose }: { readonly one: Attachment; readonly onClose: () => void }) {
  const run = useRunCommand();
  const [name, setName] = useState(one.name);
  const said = name.trim();
  return (
    <FormDialog
      open
      title="이름 바꾸기"
      submitLabel="바꾸기"
      disabled={said === ''}
      onClose={onClose}
      onSubmit={() => {
        if (said !== one.name) run('renameAttachment', { attachmentId: one._id, name: said });
        onClose();
      }}
    >
      <Field label="이름">
        {(ids) => (
          <OutlinedInput
            autoFocus
            fullWidth
            value={name}
            onChange={({ target }) => setName(target.value)}
            inputProps={{ ...ids, maxLength: 120, autoComplete: 'off' }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
