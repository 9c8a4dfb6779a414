import type { OrganisedLine } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

/** Who says what stands under a cue: somebody of the script, or a new name. */
export function SpeakerDialog(props: {
  readonly line: OrganisedLine;
  readonly people: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(props.line.who ?? '');
  return (
    <FormDialog
      open
      title="말하는 사람"
      submitLabel="바꾸기"
      disabled={name.trim() === '' || name.trim() === props.line.who}
      onSubmit={() => props.onSave(name.trim())}
      onClose={props.onClose}
    >
      <Field label="이름" hint="이 줄에서만 바뀌어요.">
        {(ids) => (
          <Autocomplete
            {...ids}
            freeSolo
            autoSelect={false}
            options={[...props.people]}
            inputValue={name}
            onInputChange={(_, text) => setName(text.slice(0, 60))}
            renderInput={(input) => <TextField {...input} autoFocus size="small" />}
          />
        )}
      </Field>
    </FormDialog>
  );
}
