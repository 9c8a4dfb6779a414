import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

/** A chip of a row that can be pressed, large enough for a finger where it is one. */
export const ChipButton = styled('button')({
  justifySelf: 'start',
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  [TOUCH]: { minHeight: 44 },
});
