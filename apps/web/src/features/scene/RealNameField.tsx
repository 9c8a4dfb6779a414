import type { Location } from '@ddak/domain';
import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

/** The name of a real place: one that is there, offered by a list, or a new one. */
export function RealNameField(props: {
  readonly name: string;
  readonly locations: readonly Location[];
  readonly hint: string;
  readonly onName: (name: string) => void;
}) {
  const listId = useId();
  const names = new Set(props.locations.map(({ realName }) => realName));
  return (
    <>
      <Field label="실제 촬영지" hint={props.hint}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            autoFocus
            value={props.name}
            placeholder="예: 망원동 주택"
            inputProps={{ maxLength: 120, list: listId }}
            onChange={(event) => props.onName(event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {[...names]
          .sort((a, b) => a.localeCompare(b, 'ko'))
          .map((one) => (
            <option key={one} value={one} />
          ))}
      </datalist>
    </>
  );
}
