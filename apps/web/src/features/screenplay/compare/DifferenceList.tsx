import { SidePane } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { DifferenceChip } from './ComparedText.tsx';
import { type ComparisonRow, comparedLabel, isOther } from './compare-view.ts';

const List = styled('ul')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  margin: 0,
  padding: 8,
  listStyle: 'none',
  '& button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 8px',
    width: '100%',
    padding: '6px 8px',
    border: 0,
    borderRadius: 'var(--r-chip)',
    background: 'transparent',
    color: 'var(--ink)',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--sunken)' },
  '& button[aria-current="true"]': { background: 'var(--brand-soft)' },
  '& b': { fontWeight: 700 },
  '& small': {
    gridColumn: '1 / -1',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--ink-2)',
    fontSize: 12,
  },
});

/** The scenes that differ, to go to. */
export function DifferenceList(props: {
  readonly rows: readonly ComparisonRow[];
  readonly severalEpisodes: boolean;
  readonly at: number;
  readonly onGo: (at: number) => void;
}) {
  return (
    <SidePane aria-label="달라진 씬">
      <List>
        {props.rows.map((row, at) =>
          row.kind === 'scene' && isOther(row.scene) ? (
            <li key={row.key}>
              <button type="button" aria-current={at === props.at} onClick={() => props.onGo(at)}>
                <b>{comparedLabel(row.scene, props.severalEpisodes)}</b>
                <DifferenceChip scene={row.scene} severalEpisodes={props.severalEpisodes} />
                <small>{(row.scene.after ?? row.scene.before)?.setName ?? ''}</small>
              </button>
            </li>
          ) : null,
        )}
      </List>
    </SidePane>
  );
}
