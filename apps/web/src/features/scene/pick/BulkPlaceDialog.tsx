import type { Location } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';

/** Asks where scenes are really shot: at a place that is there, a new one by its name, or nowhere yet. */
export function BulkPlaceDialog(props: {
  readonly of: string;
  readonly realName: string;
  readonly locations: readonly Location[];
  readonly onSave: (realName: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(props.realName);
  const listId = useId();
  return (
    <FormDialog
      open
      title={`${props.of} 실제 촬영지`}
      submitLabel="저장"
      onClose={props.onClose}
      onSubmit={() => {
        props.onSave(name.trim());
        props.onClose();
      }}
    >
      <Field label="실제 촬영지" hint="새 이름을 적으면 촬영지가 생겨요. 비우면 촬영지가 없는 씬이 돼요.">
        {(ids) => (
          <OutlinedInput
            {...ids}
            autoFocus
            value={name}
            placeholder="예: 망원동 주택"
            inputProps={{ maxLength: 120, list: listId }}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {props.locations.map(({ _id, realName }) => (
          <option key={_id} value={realName} />
        ))}
      </datalist>
    </FormDialog>
  );
}
