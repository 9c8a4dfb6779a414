import { sayLeft } from '@ddak/domain';

/** What is left of a budget; what is over it is told by its colour too. */
export const Left = ({ won }: { readonly won: number }) => (
  <span style={won < 0 ? { color: 'var(--err-ink)', fontWeight: 600 } : undefined}>{sayLeft(won)}</span>
);
