import { styled } from '@mui/material/styles';

/** GR8: around the cells of a range, over the rows, whatever stands between them. */
export const RangeFrame = styled('div')({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  pointerEvents: 'none',
  '& > i': {
    border: '1px solid var(--brand)',
    borderRadius: 2,
    background: 'color-mix(in srgb, var(--brand) 9%, transparent)',
  },
});
