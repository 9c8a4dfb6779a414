import { koreanMoment } from '@ddak/domain';
import type { HistoryEntry } from '@ddak/protocol';
import { DropMenu, Icon, PHONE } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import { useTakeBack } from '../../sync/hooks.ts';
import { EntryLines } from './EntryLines.tsx';
import type { ChosenPart } from './RestorePartDialog.tsx';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '48px 26px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  padding: '10px 8px 10px 16px',
  '& > time': { paddingTop: 4, fontSize: 12, color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' },
  '& p': { paddingTop: 3 },
  '& b': { fontWeight: 600 },
  '& dl': { display: 'grid', gap: 2, margin: '6px 0 0', fontSize: 13 },
  '& dl > div': { display: 'flex', gap: 8, minWidth: 0 },
  '& dt': { flex: 'none', maxWidth: '50%', fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd': { minWidth: 0, margin: 0, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& dd > button': { margin: '-4px 0 -4px 2px', color: 'var(--ink-3)' },
  '& small': { display: 'block', marginTop: 4, color: 'var(--ink-3)' },
  '& p > time': { display: 'none', marginLeft: 8, fontSize: 12, color: 'var(--ink-3)' },
  [PHONE]: {
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    paddingLeft: 12,
    '& > time': { display: 'none' },
    '& p > time': { display: 'inline' },
    '& dl > div': { display: 'block' },
    '& dt': { maxWidth: 'none' },
  },
});

/** Something that somebody did, with the ways back. */
export function EntryRow({
  entry,
  onRestore,
  onRestorePart,
}: {
  readonly entry: HistoryEntry;
  readonly onRestore: () => void;
  readonly onRestorePart: (chosen: ChosenPart) => void;
}) {
  const takeBack = useTakeBack();
  const { at, actorId, actorName, label, more, mayUndo, commandId } = entry;
  const time = koreanMoment(at).split(' ')[1]!;
  return (
    <Row>
      <time>{time}</time>
      <PersonAvatar userId={actorId} name={actorName} />
      <div>
        <p>
          <b>{actorName}</b> · {label || '일부만 볼 수 있는 변경'}
          <time>{time}</time>
        </p>
        <EntryLines entry={entry} onRestorePart={onRestorePart} />
        {more > 0 ? <small>그 밖에 {more}개</small> : null}
      </div>
      {mayUndo ? (
        <DropMenu
          trigger={(open) => (
            <IconButton {...open} aria-label={`${time} ${actorName} ${label} 되돌리기`}>
              <Icon name="more" />
            </IconButton>
          )}
          entries={[
            { label: '이 변경만 되돌리기', onSelect: () => takeBack({ commandId }) },
            { label: '이 변경 전으로 돌아가기…', onSelect: onRestore },
          ]}
        />
      ) : (
        <span />
      )}
    </Row>
  );
}
