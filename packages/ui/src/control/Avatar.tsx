import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { bdColour, bdInkColour } from '../theme/token.ts';

const Disc = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontWeight: 700,
  boxShadow: '0 0 0 2px var(--surface)',
  userSelect: 'none',
  '& > img': { width: '100%', height: '100%', borderRadius: '50%', objectFit: 'cover' },
});

/**
 * A person as a disc: their picture, or where there is none, or it is not to be had, one letter of the name: the given
 * name's first, as Korean names put the family first.
 */
export function Avatar(props: {
  readonly name: string;
  readonly colour?: number;
  readonly size?: number;
  /** The address of a square picture. */
  readonly picture?: string | undefined;
}) {
  const { name, colour = 0, size = 26, picture } = props;
  const [lost, setLost] = useState<string>();
  return (
    <Disc
      role="img"
      aria-label={name}
      title={name}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.42),
        background: bdColour(colour),
        color: bdInkColour(colour),
      }}
    >
      {picture === undefined || picture === lost ? (
        letterOf(name)
      ) : (
        <img src={picture} alt="" draggable={false} onError={() => setLost(picture)} />
      )}
    </Disc>
  );
}

/** `정서윤` → `서`, `Dana Lee` → `D`, `+3` → `+3`. */
function letterOf(name: string): string {
  const text = name.trim();
  if (/^\+\d+$/.test(text)) return text;
  const korean = /^[가-힣]{2,4}$/.test(text);
  return (korean ? [...text][1] : [...text][0]?.toUpperCase()) ?? '?';
}
