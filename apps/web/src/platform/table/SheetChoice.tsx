import { Field } from '@ddak/ui';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

/** TI19: which sheet is taken over, where a workbook has several that could be. */
export function SheetChoice(props: {
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly onChange: (sheet: string) => void;
}) {
  return (
    <Field
      label="시트"
      hint={`이 파일에는 가져올 수 있는 시트가 ${props.sheets.length}개예요. 하나씩 가져와요.`}
    >
      {(ids) => (
        <Select
          size="small"
          value={props.sheet ?? ''}
          inputProps={{ ...ids, 'aria-label': '시트' }}
          onChange={({ target }) => props.onChange(target.value)}
        >
          {props.sheets.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
}
