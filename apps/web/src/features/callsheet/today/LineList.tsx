import { formatClock, type OnSetLine } from '@ddak/domain';
import { DropMenu, Icon, TimeBar } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { RowTimeBar } from '../RowTimeBar.tsx';
import { lineAbout, lineName, linePlace } from './line-words.ts';

const List = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '52px 5px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '8px 0',
    borderBottom: '1px solid var(--line)',
  },
  '& time': { display: 'block', fontSize: 15, fontWeight: 600 },
  '& del': { display: 'block', fontSize: 12, color: 'var(--ink-3)' },
  '& .bar': { alignSelf: 'stretch', display: 'grid' },
  '& b': { fontSize: 15, fontWeight: 700 },
  '& p': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12.5, color: 'var(--ink-2)' },
  '& .length': { fontSize: 12, color: 'var(--ink-2)', whiteSpace: 'nowrap' },
});

/** Lines of the day: when each is, and when it was to be. */
export function LineList(props: {
  readonly lines: readonly OnSetLine[];
  /** What can be said of one; none: nothing. */
  readonly deeds: (line: OnSetLine) => readonly { readonly label: string; readonly onSelect: () => void }[];
  readonly note?: (line: OnSetLine) => string;
}) {
  return (
    <List>
      {props.lines.map((line) => {
        const { row, start } = line;
        const deeds = props.deeds(line);
        const about = [props.note?.(line), lineAbout(line)].filter(Boolean).join(' · ');
        return (
          <li key={row.rowId}>
            <div>
              <time>{formatClock(start)}</time>
              {start === row.start ? null : <del>{formatClock(row.start)}</del>}
            </div>
            <span className="bar">
              {row.kind === 'scene' ? <RowTimeBar row={row} /> : <TimeBar time={null} hatched={false} />}
            </span>
            <p>
              <b>{lineName(line)}</b> {linePlace(line)}
              {about ? <small>{about}</small> : null}
            </p>
            <span className="length">{line.end - start}분</span>
            {deeds.length > 0 ? (
              <DropMenu
                trigger={(open) => (
                  <IconButton {...open} aria-label={`${lineName(line)} 더 보기`}>
                    <Icon name="more" />
                  </IconButton>
                )}
                entries={[...deeds]}
              />
            ) : (
              <span />
            )}
          </li>
        );
      })}
    </List>
  );
}
