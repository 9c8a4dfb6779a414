import { Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';

/** Takes an entry off the sheet; undo brings it back. */
export const RemoveButton = (props: { readonly label: string; readonly onClick: () => void }) => (
  <IconButton size="small" aria-label={props.label} title={props.label} onClick={props.onClick}>
    <Icon name="close" size={14} />
  </IconButton>
);
