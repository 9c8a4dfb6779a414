import type { TableReading } from '@ddak/screenplay/table';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: '6px 12px',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 140px',
    gap: 8,
    alignItems: 'center',
    fontSize: 12.5,
  },
  '& > div > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** TI19: what each column was taken for, and the other things that it may be. */
export function ColumnMapping(props: {
  readonly columns: TableReading['columns'];
  /** Field → what it is called. */
  readonly words: Readonly<Record<string, string>>;
  readonly onChange: (head: string, field: string) => void;
}) {
  const named = props.columns.filter(({ head }) => head !== '');
  if (named.length === 0) return null;
  return (
    <section aria-label="열 맞추기">
      <h3 style={{ margin: '0 0 6px', fontSize: 13 }}>열 맞추기</h3>
      <Grid>
        {named.map(({ column, head, field }) => (
          <div key={column}>
            <span title={head}>{head}</span>
            <Select
              size="small"
              displayEmpty
              value={field !== null && field in props.words ? field : ''}
              inputProps={{ 'aria-label': `${head} 열` }}
              onChange={({ target }) => props.onChange(head, target.value)}
            >
              <MenuItem value="">가져오지 않기</MenuItem>
              {Object.entries(props.words).map(([value, word]) => (
                <MenuItem key={value} value={value}>
                  {word}
                </MenuItem>
              ))}
            </Select>
          </div>
        ))}
      </Grid>
    </section>
  );
}
