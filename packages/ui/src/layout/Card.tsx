import { styled } from '@mui/material/styles';

/** A ground of its own for one thing. Never a card in a card. */
export const Card = styled('div')({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow)',
});
