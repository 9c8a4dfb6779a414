import type { HistoryEntry, HistoryEntryLine } from '@ddak/protocol';
import { DropMenu, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import type { ChosenPart } from './RestorePartDialog.tsx';

/** What an entry did, row by row, each with its own way back (HI5). */
export function EntryLines(props: {
  readonly entry: HistoryEntry;
  readonly onRestorePart: (chosen: ChosenPart) => void;
}) {
  const { commandId, at, lines } = props.entry;
  if (lines.length === 0) return null;
  return (
    <dl>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and stay in their order
        <div key={i}>
          <dt>{line.title}</dt>
          <dd>
            {line.what}
            {line.part ? (
              <LineMenu
                line={line}
                part={line.part}
                onChoose={(part) => props.onRestorePart({ commandId, at, ...part })}
              />
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LineMenu(props: {
  readonly line: HistoryEntryLine;
  readonly part: NonNullable<HistoryEntryLine['part']>;
  readonly onChoose: (part: Omit<ChosenPart, 'commandId' | 'at'>) => void;
}) {
  const { title } = props.line;
  const { row, fields } = props.part;
  return (
    <DropMenu
      trigger={(open) => (
        <IconButton {...open} size="small" aria-label={`이것만 되돌리기: ${title}`}>
          <Icon name="undo" size={12} />
        </IconButton>
      )}
      entries={[
        { heading: '이것만 되돌리기' },
        { label: `${title} 전체…`, onSelect: () => props.onChoose({ title, row }) },
        ...fields.map(({ column, label }) => ({
          label: `${label}만…`,
          onSelect: () => props.onChoose({ title: `${title} ${label}`, row, column }),
        })),
      ]}
    />
  );
}
