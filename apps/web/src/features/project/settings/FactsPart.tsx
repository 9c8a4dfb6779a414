import { Chip, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Part } from '../../../platform/Parts.tsx';
import type { SettingsFact } from './settings-facts.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(340px, 1fr))',
  gap: '0 32px',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 8px',
    padding: '5px 0',
    minWidth: 0,
  },
  '& > div.long': { gridColumn: '1 / -1' },
  '& dt': { flex: 'none', width: 152, color: 'var(--ink-2)' },
  '& dd': { maxWidth: 'calc(100% - 160px)', margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd.unsaid': { fontWeight: 400, color: 'var(--ink-3)' },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** More letters than this do not fit into half of the part. */
const LONG = 24;

/** A part of the settings that shows what is set, and opens the dialog in which it is changed. */
export function FactsPart(props: {
  readonly title: string;
  readonly hint: string;
  readonly facts: readonly SettingsFact[];
  /** What is set and not shown here. */
  readonly others?: string;
  readonly canEdit: boolean;
  readonly onOpen: () => void;
}) {
  const { title, facts } = props;
  return (
    <Part title={title} hint={props.hint}>
      <div style={{ minWidth: 0 }}>
        <Facts>
          {facts.map(({ label, value, marks = [] }) => (
            <div key={label} className={(value?.length ?? 0) > LONG ? 'long' : undefined}>
              <dt>{label}</dt>
              <dd className={value === null ? 'unsaid' : undefined}>{value ?? '적지 않음'}</dd>
              {marks.map((mark) => (
                <Chip key={mark}>{mark}</Chip>
              ))}
            </div>
          ))}
        </Facts>
        {props.others ? <p style={{ marginTop: 6, color: 'var(--ink-2)' }}>{props.others}</p> : null}
        <Button
          variant="outlined"
          style={{ marginTop: 12 }}
          aria-label={`${title} ${props.canEdit ? '고치기' : '자세히'}`}
          onClick={props.onOpen}
        >
          {props.canEdit ? '고치기' : '자세히'}
        </Button>
      </div>
    </Part>
  );
}
