import { webLinkSchema } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { linkOf, titleOf } from './link-of.ts';

/** FS9: an address with a title of its own. */
export function LinkDialog(props: {
  readonly address: string;
  readonly onAdd: (link: { readonly name: string; readonly link: string }) => void;
  readonly onClose: () => void;
}) {
  const [address, setAddress] = useState(props.address);
  const [title, setTitle] = useState('');
  const parsed = webLinkSchema.safeParse(linkOf(address));
  const isWrong = address.trim() !== '' && !parsed.success;
  return (
    <FormDialog
      open
      title="링크 추가"
      submitLabel="추가"
      disabled={!parsed.success}
      onClose={props.onClose}
      onSubmit={() => {
        if (!parsed.success) return;
        props.onAdd({ name: title.trim() || titleOf(parsed.data), link: parsed.data });
        props.onClose();
      }}
    >
      <Field label="주소" error={isWrong ? 'http나 https로 시작하는 주소를 적어 주세요.' : undefined}>
        {(ids) => (
          <OutlinedInput
            autoFocus
            fullWidth
            value={address}
            placeholder="https://"
            onChange={({ target }) => setAddress(target.value)}
            inputProps={{ ...ids, maxLength: 2000, inputMode: 'url', autoComplete: 'off' }}
          />
        )}
      </Field>
      <Field label="제목">
        {(ids) => (
          <OutlinedInput
            fullWidth
            value={title}
            placeholder={parsed.success ? titleOf(parsed.data) : '현장 사진 모음'}
            onChange={({ target }) => setTitle(target.value)}
            inputProps={{ ...ids, maxLength: 120, autoComplete: 'off' }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
