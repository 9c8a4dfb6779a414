import { styled } from '@mui/material/styles';

/** A small fact beside a heading. `tone` colours it where its words carry the same meaning. */
export const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  readonly tone?: 'plain' | 'brand' | 'ok' | 'err' | 'warn' | undefined;
}>(({ tone = 'plain' }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 6px',
  borderRadius: 'var(--r-chip)',
  fontSize: 11.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  flex: 'none',
  background: GROUNDS[tone],
  color: INKS[tone],
}));

const GROUNDS = {
  plain: 'var(--sunken)',
  brand: 'var(--brand-soft)',
  ok: 'var(--ok-tint)',
  err: 'var(--err-tint)',
  warn: 'var(--warn-tint)',
} as const;
const INKS = {
  plain: 'var(--ink-2)',
  brand: 'var(--brand-ink)',
  ok: 'var(--ok-ink)',
  err: 'var(--err-ink)',
  warn: 'var(--warn-ink)',
} as const;
