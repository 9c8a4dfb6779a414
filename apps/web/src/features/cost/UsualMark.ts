import { styled } from '@mui/material/styles';

/** CO6: beside what is only usual. */
export const UsualMark = styled('small')({ marginRight: 5, fontSize: 11, color: 'var(--ink-3)' });
