import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ComparedLine } from './view/compare-proposals.ts';

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '0 4px', height: 28, textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& tbody th': { paddingLeft: 0, textAlign: 'left', color: 'var(--ink-2)' },
  '& thead th': { padding: 0, verticalAlign: 'bottom', color: 'var(--ink-2)' },
  '& thead th:first-of-type': { paddingRight: 4, paddingBottom: 6 },
  '& thead button': {
    width: '100%',
    minHeight: 32,
    padding: '4px 4px 5px',
    border: 0,
    borderRadius: 'var(--r-button) var(--r-button) 0 0',
    background: 'transparent',
    color: 'var(--ink-2)',
    font: 'inherit',
    fontSize: 13,
    fontWeight: 600,
    textAlign: 'right',
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44 },
  },
  '& thead button:hover': { color: 'var(--ink)', background: 'var(--sunken)' },
  '& thead button[aria-pressed="true"]': { background: 'var(--brand-soft)', color: 'var(--brand-ink)' },
  '& [data-chosen]': { background: 'var(--brand-soft)' },
  '& td': { color: 'var(--ink)' },
  '& td[data-now]': { color: 'var(--ink-2)' },
  '& td[data-change="better"]': { color: 'var(--ok-ink)', fontWeight: 600 },
  '& td[data-change="worse"]': { color: 'var(--warn-ink)', fontWeight: 600 },
});

/** Every proposal beside the present board, by the same measures; a head chooses its proposal. */
export function ProposalTable(props: {
  readonly titles: readonly string[];
  readonly lines: readonly ComparedLine[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}) {
  const { at } = props;
  return (
    <Table>
      <colgroup>
        <col style={{ width: 84 }} />
      </colgroup>
      <thead>
        <tr>
          <td />
          <th scope="col">지금</th>
          {props.titles.map((title, i) => (
            <th key={title} scope="col">
              <button
                type="button"
                aria-pressed={i === at}
                aria-label={`배치안 ${i + 1} · ${title}`}
                onClick={() => props.onChoose(i)}
              >
                배치안 {i + 1}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.lines.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({ text, change }, i) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column keeps its place
                key={i}
                data-now={i === 0 || undefined}
                data-chosen={i === at + 1 || undefined}
                data-change={change}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
