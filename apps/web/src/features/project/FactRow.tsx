import { styled } from '@mui/material/styles';

const Row = styled('div')({
  padding: '8px 0',
  '& + &': { borderTop: '1px solid var(--line)' },
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& b': { marginLeft: 'auto', fontSize: 15, fontWeight: 700 },
  '& small': { fontSize: 12, color: 'var(--ink-3)', fontWeight: 400 },
});

const Track = styled('span')({
  display: 'block',
  height: 4,
  marginTop: 8,
  borderRadius: 2,
  background: 'var(--sunken)',
  overflow: 'hidden',
  '& > i': { display: 'block', height: '100%', borderRadius: 2, background: 'var(--ok)' },
});

/** A number with its name; with `of` also how much of the whole it is. */
export function FactRow(props: {
  readonly label: string;
  readonly value: number;
  readonly of?: number;
  readonly unit: string;
}) {
  const { label, value, of, unit } = props;
  return (
    <Row>
      <div>
        <span>{label}</span>
        <b>
          {value.toLocaleString('ko-KR')}
          <small>{of === undefined ? ` ${unit}` : ` / ${of.toLocaleString('ko-KR')}${unit}`}</small>
        </b>
      </div>
      {of === undefined ? null : (
        <Track aria-hidden>
          <i style={{ width: `${of === 0 ? 0 : (value / of) * 100}%` }} />
        </Track>
      )}
    </Row>
  );
}
