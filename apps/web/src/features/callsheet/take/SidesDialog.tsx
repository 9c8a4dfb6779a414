import { memberOf } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useMe, useProjectSelector } from '../../../sync/hooks.ts';

/** CS35: whose copy of the sides it is to be. */
export function SidesDialog(props: {
  readonly onTake: (name: string) => void;
  readonly onClose: () => void;
}) {
  const me = useMe();
  const own = useProjectSelector((state) => memberOf(state, me._id)?.name ?? '');
  const [name, setName] = useState(own);
  const take = () => {
    props.onTake(name.trim());
    props.onClose();
  };
  return (
    <FormDialog
      open
      title="당일 대본을 누구에게 주나요?"
      submitLabel="PDF 만들기"
      onSubmit={take}
      onClose={props.onClose}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        그날 찍는 씬의 대본을 촬영 순서로 모아요. 같은 쪽의 다른 씬은 줄을 그어 지워요. 받는 사람 이름은
        쪽마다 옅게 찍히고, 비워 두면 찍히지 않아요.
      </p>
      <Field label="받는 사람">
        {(ids) => (
          <OutlinedInput
            fullWidth
            value={name}
            onChange={(event) => setName(event.target.value)}
            inputProps={{ ...ids, maxLength: 80, autoComplete: 'off' }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
