import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTakeElsewhere } from './use-take-elsewhere.ts';
import { type Elsewhere, looksLike, PLACES, takeThere } from './where.ts';

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 12px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  '& > p': { flex: '1 1 220px', display: 'flex', gap: 6, margin: 0, fontWeight: 600 },
  '& > p > svg': { flex: 'none', marginTop: 2 },
});

/** TI21: what a file looks like that was chosen where another kind belongs, and the way to where that comes in. */
export function ElsewhereNote(props: {
  readonly to: Elsewhere;
  readonly file: File;
  /** What stands here gives way to what comes there. */
  readonly onLeave: () => void;
}) {
  const { to, file } = props;
  const take = useTakeElsewhere()(to);
  return (
    <Note role="alert">
      <p>
        <Icon name="info" size={16} />
        <span>
          {looksLike(to)}
          {take ? '' : ` ${PLACES[to].what} 쓰기 권한이 있는 사람이 가져올 수 있어요.`}
        </span>
      </p>
      {take ? (
        <Button
          variant="contained"
          onClick={() => {
            props.onLeave();
            take(file);
          }}
        >
          {takeThere(to)}
        </Button>
      ) : null}
    </Note>
  );
}
