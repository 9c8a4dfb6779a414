import { BD_COUNT, bdColour, bdInkColour, Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const Swatches = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6, fontSize: 12, fontWeight: 500, color: 'var(--ink-2)' },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 'var(--r-chip)',
    cursor: 'pointer',
    [TOUCH]: { width: 44, height: 44 },
  },
});

const NAMES = ['회색', '파랑', '분홍', '다홍', '청록', '주황', '갈색', '보라', '벽돌', '초록'];

/** One of BDcolor 0 to 9. The mark, not the colour alone, says which is chosen. */
export function ColourPicker(props: { readonly value: number; readonly onChange: (colour: number) => void }) {
  return (
    <Swatches>
      <legend>색</legend>
      {Array.from({ length: BD_COUNT }, (_, colour) => (
        <button
          key={NAMES[colour]}
          type="button"
          aria-label={NAMES[colour]}
          aria-pressed={colour === props.value}
          style={{ background: bdColour(colour), color: bdInkColour(colour) }}
          onClick={() => props.onChange(colour)}
        >
          {colour === props.value ? <Icon name="check" /> : null}
        </button>
      ))}
    </Swatches>
  );
}
