import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ChoiceRow } from '../accept/ChoiceRow.tsx';

/** One name for one or several people: one of theirs, or another. */
export function NamePeopleDialog(props: {
  readonly names: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}) {
  const { names } = props;
  const [name, setName] = useState(names[0]?.slice(0, 60) ?? '');
  const isMerge = names.length > 1;
  const typed = name.trim();
  return (
    <FormDialog
      open
      title={isMerge ? `${names.length}명을 한 사람으로` : '이름 바꾸기'}
      submitLabel={isMerge ? '합치기' : '바꾸기'}
      disabled={typed === '' || (!isMerge && typed === names[0])}
      onSubmit={() => props.onSave(typed)}
      onClose={props.onClose}
    >
      {isMerge && names.length <= 4 ? (
        <ChoiceRow
          label="남길 이름"
          value={names.includes(name) ? name : null}
          options={names.map((value) => ({ value, label: value }))}
          onChange={(value) => value && setName(value)}
        />
      ) : null}
      <Field label={isMerge ? '남길 이름' : '새 이름'} hint="모든 씬에서 이 이름으로 불러요.">
        {(ids) => (
          <OutlinedInput
            {...ids}
            autoFocus
            value={name}
            inputProps={{ maxLength: 60 }}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
