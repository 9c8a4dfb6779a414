import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Dark on light in both modes: readers of phones look for that. */
const Picture = styled('svg')({
  display: 'block',
  width: 200,
  height: 200,
  margin: '0 auto',
  background: '#fff',
  borderRadius: 'var(--r-chip)',
});

/** A text as a picture that a phone's camera reads. */
export function QrCode(props: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(props.text, { border: 3 });
    const cells = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: code.size, path: cells.join('') };
  }, [props.text]);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={props.label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}
