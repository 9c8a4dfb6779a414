import { COLUMN_WIDTHS, type ColumnSetting, type ColumnWidth } from '@ddak/domain';
import { Icon, PHONE } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const Rows = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) 88px 32px 32px',
  gap: 8,
  alignItems: 'center',
  minHeight: 40,
  '&[data-off] input': { color: 'var(--ink-3)' },
  [PHONE]: { gridTemplateColumns: '44px minmax(0, 1fr) 76px 44px 44px', gap: 2, minHeight: 48 },
});

const WIDTH_WORDS: Readonly<Record<ColumnWidth, string>> = { narrow: '좁게', usual: '보통', wide: '넓게' };

/** CS61: the columns in their order; each is shown or not, named, made narrower or wider, and moved. */
export function ColumnFields(props: {
  readonly columns: readonly ColumnSetting[];
  readonly usualLabel: (key: ColumnSetting['key']) => string;
  readonly onChange: (columns: readonly ColumnSetting[]) => void;
}) {
  const { columns, usualLabel, onChange } = props;
  const put = (at: number, patch: Partial<ColumnSetting>) =>
    onChange(columns.with(at, { ...columns[at]!, ...patch }));
  const move = (at: number, by: 1 | -1) => {
    const rest = columns.toSpliced(at, 1);
    onChange(rest.toSpliced(at + by, 0, columns[at]!));
  };
  return (
    <Rows aria-label="표의 칸">
      {columns.map((column, i) => {
        const usual = usualLabel(column.key);
        const name = column.label || usual;
        return (
          <Row key={column.key} data-off={column.shown ? undefined : ''}>
            <Checkbox
              checked={column.shown}
              // A table that does not say which scene is shot is no call sheet.
              disabled={column.key === 'scene'}
              slotProps={{ input: { 'aria-label': `${name} 보이기` } }}
              onChange={({ target }) => put(i, { shown: target.checked })}
            />
            <OutlinedInput
              value={column.label}
              placeholder={usual}
              inputProps={{ 'aria-label': `${usual} 칸의 이름`, maxLength: 20 }}
              onChange={({ target }) => put(i, { label: target.value })}
            />
            <Select
              value={column.width}
              inputProps={{ 'aria-label': `${name} 너비` }}
              onChange={({ target }) => put(i, { width: target.value })}
            >
              {COLUMN_WIDTHS.map((width) => (
                <MenuItem key={width} value={width}>
                  {WIDTH_WORDS[width]}
                </MenuItem>
              ))}
            </Select>
            <IconButton aria-label={`${name} 앞으로`} disabled={i === 0} onClick={() => move(i, -1)}>
              <Icon name="chevronUp" size={14} />
            </IconButton>
            <IconButton
              aria-label={`${name} 뒤로`}
              disabled={i === columns.length - 1}
              onClick={() => move(i, 1)}
            >
              <Icon name="chevronDown" size={14} />
            </IconButton>
          </Row>
        );
      })}
    </Rows>
  );
}
