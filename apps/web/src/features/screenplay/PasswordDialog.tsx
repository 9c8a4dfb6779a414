import type { Screenplay } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { openLocked } from './open-locked.ts';

/** Asks for the password of a file; a wrong one says so and may be typed again. It is kept nowhere. */
export function PasswordDialog(props: { readonly version: Screenplay; readonly onClose: () => void }) {
  const { version, onClose } = props;
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    setBusy(true);
    setProblem(null);
    const failed = await openLocked(version.projectId, version._id, password);
    setBusy(false);
    if (failed === null) return onClose();
    setPassword('');
    setProblem(failed);
  };
  return (
    <FormDialog
      open
      title="파일의 암호"
      submitLabel={busy ? '여는 중' : '열기'}
      disabled={password === ''}
      busy={busy}
      onSubmit={() => void open()}
      onClose={onClose}
    >
      <p style={{ margin: 0, color: 'var(--ink-2)' }}>
        {version.fileName} 파일을 열 때만 쓰고 어디에도 남기지 않아요.
      </p>
      <Field label="암호" error={problem ?? undefined}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            autoFocus
            type="password"
            autoComplete="off"
            value={password}
            error={problem !== null}
            inputProps={{ maxLength: 255 }}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
