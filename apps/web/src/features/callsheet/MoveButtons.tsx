import { Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';

/** Moves an entry of a list by one place, by mouse, keyboard and finger; null: it is at the end. */
export function MoveButtons(props: {
  readonly what: string;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}) {
  const button = (label: string, icon: 'chevronUp' | 'chevronDown', go: (() => void) | null) => (
    <IconButton
      size="small"
      disabled={go === null}
      aria-label={`${props.what} ${label}`}
      title={label}
      onClick={() => go?.()}
    >
      <Icon name={icon} size={14} />
    </IconButton>
  );
  return (
    <span className="moves">
      {button('위로', 'chevronUp', props.onUp)}
      {button('아래로', 'chevronDown', props.onDown)}
    </span>
  );
}
