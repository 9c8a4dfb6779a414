import type { PlaceOffer } from '@ddak/domain';
import { Summary, TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { whyOffered } from './unplaced-view.ts';

const Box = styled('details')({
  background: 'var(--sunken)',
  borderBottom: '1px solid var(--line)',
  '& > summary': {
    padding: '8px 16px',
    fontWeight: 600,
    [TOUCH]: { minHeight: 44 },
  },
  '& > ul': { margin: 0, padding: '0 16px 8px', maxHeight: '34vh', overflow: 'auto', listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '6px 0',
    borderTop: '1px solid var(--line)',
  },
  '& li > div': { flex: 1, minWidth: 0 },
  '& li p': { margin: 0, fontSize: 12, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  [TOUCH]: { '& li button': { minHeight: 44 } },
});

/** SL8: sets that are one place or one building by their names, to be put at one place together. */
export function PlaceOffers(props: {
  readonly offers: readonly PlaceOffer[];
  /** Null: the list is only read. */
  readonly onTake: ((offer: PlaceOffer) => void) | null;
}) {
  const { offers, onTake } = props;
  return (
    <Box open aria-label="한 곳으로 보이는 극중 장소">
      <Summary>한 곳으로 보이는 극중 장소 {offers.length}묶음</Summary>
      <ul>
        {offers.map((offer) => (
          <li key={offer.key}>
            <div>
              <b style={{ fontWeight: 600 }}>{offer.location?.realName ?? offer.name}</b>{' '}
              <span style={{ color: 'var(--ink-3)', fontSize: 12 }}>{whyOffered(offer)}</span>
              {offer.sets.length > 0 ? <p>{offer.sets.join(', ')}</p> : null}
              {offer.maybe.length > 0 ? <p>확인 필요: {offer.maybe.join(', ')}</p> : null}
            </div>
            {onTake ? (
              <Button aria-label={`${offer.name} 한 곳으로 정하기`} onClick={() => onTake(offer)}>
                한 곳으로…
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Box>
  );
}
