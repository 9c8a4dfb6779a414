import { styled } from '@mui/material/styles';

const Heard = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** CS22: what the ground and the bar of a changed line say, for who does not see them. */
export const ChangedMark = ({ when }: { readonly when: boolean }) => (when ? <Heard>바뀜 </Heard> : null);
