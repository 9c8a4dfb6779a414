import { Field } from '@ddak/ui';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

/** One of some values, with its label. */
export function ChoiceField<T extends string>(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <Field label={props.label} hint={props.hint}>
      {(ids) => (
        <Select
          fullWidth
          displayEmpty
          value={props.value}
          SelectDisplayProps={{ ...ids, 'aria-label': props.label } as object}
          onChange={(event) => props.onChange(event.target.value as T)}
        >
          {props.options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
}
