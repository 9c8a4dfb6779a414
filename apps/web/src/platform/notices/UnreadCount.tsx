import { styled } from '@mui/material/styles';

const Count = styled('span')({
  flexShrink: 0,
  minWidth: 16,
  whiteSpace: 'nowrap',
  padding: '0 4px',
  borderRadius: 8,
  background: 'var(--brand)',
  color: '#fff',
  fontSize: 10.5,
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // No text: the name of the button says it, with its word.
  '&::after': { content: 'attr(data-count)' },
});

/** How many I have not read; nothing where there are none. */
export const UnreadCount = ({ unread }: { readonly unread: number }) =>
  unread > 0 ? <Count data-count={unread > 99 ? '99+' : unread} /> : null;
