import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/** CS88: whether a phone goes into the chat room with the sheet. */
export function PhoneShownBox(props: {
  readonly checked: boolean;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { label = '일촬표에 전화 공개 (단톡방에도 나가요)' } = props;
  return (
    <FormControlLabel
      control={
        <Checkbox checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
      }
      disabled={props.disabled ?? false}
      label={label}
    />
  );
}
