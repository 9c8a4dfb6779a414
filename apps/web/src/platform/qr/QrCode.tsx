import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { qrCells } from './qr-cells.ts';

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
    const { size, dark } = qrCells(props.text);
    return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
  }, [props.text]);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={props.label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}
