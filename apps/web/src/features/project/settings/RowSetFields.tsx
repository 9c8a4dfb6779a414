import { type DayRowSet, PHASE_KINDS, type PhaseData } from '@ddak/domain';
import { Chip, Icon, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const Box = styled('fieldset')({
  border: 0,
  borderTop: '1px solid var(--line)',
  padding: '12px 0 0',
  margin: 0,
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 96px 32px',
  gap: 8,
  alignItems: 'center',
  marginBottom: 6,
  [PHONE]: { gridTemplateColumns: '92px minmax(0, 1fr) 76px 44px', gap: 6 },
});

const NEW_ROW: PhaseData = { kind: '기타', label: '', minutes: 30, note: '' };

/** One set of 일정 줄: its name and its rows. The first of the sets is what a new day gets. */
export function RowSetFields(props: {
  readonly set: DayRowSet;
  readonly isFirst: boolean;
  readonly isTaken: boolean;
  readonly onChange: (set: DayRowSet) => void;
  readonly onFirst: () => void;
  readonly onRemove: () => void;
}) {
  const { set, onChange } = props;
  const put = (at: number, ...rows: PhaseData[]) =>
    onChange({ ...set, rows: set.rows.toSpliced(at, 1, ...rows) });
  return (
    <Box>
      <Head>
        <OutlinedInput
          value={set.name}
          error={props.isTaken}
          placeholder="예: 밤 촬영"
          inputProps={{ 'aria-label': '묶음 이름', maxLength: 40 }}
          onChange={({ target }) => onChange({ ...set, name: target.value })}
        />
        {props.isFirst ? (
          <Chip>새 촬영일의 기본</Chip>
        ) : (
          <Button size="small" variant="text" onClick={props.onFirst}>
            기본으로
          </Button>
        )}
        <span style={{ flex: 1 }} />
        <Button size="small" variant="text" color="error" onClick={props.onRemove}>
          묶음 지우기
        </Button>
      </Head>
      {props.isTaken ? (
        <p role="alert" style={{ color: 'var(--err-ink)' }}>
          같은 이름의 묶음이 있어요.
        </p>
      ) : null}
      {set.rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a set are told apart by their place alone
        <Row key={i}>
          <Select
            value={row.kind}
            inputProps={{ 'aria-label': '종류' }}
            onChange={({ target }) => put(i, { ...row, kind: target.value })}
          >
            {PHASE_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {kind}
              </MenuItem>
            ))}
          </Select>
          <OutlinedInput
            value={row.label}
            placeholder={row.kind}
            inputProps={{ 'aria-label': `${row.kind} 이름`, maxLength: 80 }}
            onChange={({ target }) => put(i, { ...row, label: target.value })}
          />
          <OutlinedInput
            value={row.minutes}
            inputProps={{ 'aria-label': `${row.kind} 시간`, inputMode: 'numeric' }}
            endAdornment={<span style={{ color: 'var(--ink-3)' }}>분</span>}
            onFocus={(event) => event.target.select()}
            onChange={({ target }) =>
              put(i, { ...row, minutes: Math.min(1440, Number(target.value.replace(/\D/g, '').slice(0, 4))) })
            }
          />
          <IconButton
            aria-label={`${row.label || row.kind} 빼기`}
            disabled={set.rows.length === 1}
            onClick={() => put(i)}
          >
            <Icon name="close" size={14} />
          </IconButton>
        </Row>
      ))}
      <Button
        size="small"
        variant="text"
        startIcon={<Icon name="plus" />}
        disabled={set.rows.length >= 20}
        onClick={() => put(set.rows.length, NEW_ROW)}
      >
        일정 줄
      </Button>
    </Box>
  );
}
