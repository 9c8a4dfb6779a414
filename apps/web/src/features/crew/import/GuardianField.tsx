import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

/** Says that somebody is under 14, and who consents for them; null: they are not. */
export function GuardianField(props: {
  readonly name: string | null;
  readonly onChange: (name: string | null) => void;
}) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 6, marginLeft: 'auto' }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={props.name !== null}
            onChange={({ target }) => props.onChange(target.checked ? '' : null)}
          />
        }
        label="만 14세 미만"
      />
      {props.name === null ? null : (
        <OutlinedInput
          size="small"
          value={props.name}
          placeholder="보호자 이름"
          inputProps={{ 'aria-label': '보호자 이름', maxLength: 60 }}
          onChange={({ target }) => props.onChange(target.value)}
        />
      )}
    </span>
  );
}
