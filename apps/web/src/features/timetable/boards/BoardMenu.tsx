import type { Id } from '@ddak/domain';
import { DropMenu, Icon, type MenuEntry, type MenuHeading, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useProjectState } from '../../../sync/hooks.ts';
import { useBoardDownloads } from '../parts/use-board-downloads.ts';
import { LOOK_TITLE } from '../strip-look/strip-look.ts';
import type { BoardLine } from './board-list.ts';
import { useBoardLines } from './use-board-lines.ts';
import type { BoardsActions } from './use-boards.ts';

export type BoardsDialog = { readonly kind: 'copy' | 'add' | 'rename' | 'remove'; readonly boardId: Id };

const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: 8,
  minWidth: 232,
  maxWidth: 320,
  padding: '3px 0',
  '& > svg': { alignSelf: 'center', color: 'var(--brand-ink)' },
  '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { gridColumn: 2, fontSize: 11.5, color: 'var(--ink-3)' },
  '& em': { fontStyle: 'normal', fontSize: 11.5, fontWeight: 600, color: 'var(--ok-ink)' },
});

const Trigger = styled(Button)({
  minWidth: 0,
  flexShrink: 1,
  gap: 4,
  paddingLeft: 10,
  paddingRight: 6,
  '& > b': {
    fontWeight: 600,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > span': { fontWeight: 500, whiteSpace: 'nowrap', color: 'var(--ink-3)' },
  '& > span[data-draft]': { color: 'var(--warn-ink)' },
  '& > svg': { flex: 'none', color: 'var(--ink-3)' },
  [PHONE]: { paddingLeft: 10, paddingRight: 6, gap: 2 },
});

interface BoardMenuProps {
  readonly boardId: Id;
  readonly editable: boolean;
  readonly short: boolean;
  readonly boards: BoardsActions;
  readonly onOpen: (boardId: Id) => void;
  readonly onCompare: () => void;
  /** Opens what strips show, where no button of its own does. */
  readonly onLook: (() => void) | null;
  readonly onImport: () => void;
  /** Offers the open one as files, where no button of its own does. */
  readonly isTakenHere: boolean;
  readonly onDialog: (dialog: BoardsDialog) => void;
}

/** The boards (안) of the project: which one is open, all others, and what can be done with the open one. */
export function BoardMenu(props: BoardMenuProps) {
  // Here, so that with the scenes that it counts nothing else of the head is rendered.
  const lines = useBoardLines(useProjectState());
  return <MenuOfLines {...props} lines={lines} />;
}

const MenuOfLines = memo(function MenuOfLines(
  props: BoardMenuProps & { readonly lines: readonly BoardLine[] },
) {
  const { lines, boardId, boards, onDialog } = props;
  const downloads = useBoardDownloads(boardId);
  const open = lines.find((line) => line.boardId === boardId);
  if (!open) return null;
  const ask = (kind: BoardsDialog['kind']) => () => onDialog({ kind, boardId });
  const entries: (MenuEntry | MenuHeading | 'divider')[] = lines.map((line) => ({
    label: lineOf(line, line === open),
    selected: line === open,
    onSelect: () => props.onOpen(line.boardId),
  }));
  if (lines.length > 1) entries.push('divider', { label: '안 비교하기', onSelect: props.onCompare });
  if (props.onLook) entries.push('divider', { label: `${LOOK_TITLE}…`, onSelect: props.onLook });
  if (props.isTakenHere) entries.push('divider', ...downloads.entries);
  if (props.editable)
    entries.push(
      'divider',
      { label: `${open.name} 복사…`, onSelect: ask('copy') },
      { label: '빈 안 만들기…', onSelect: ask('add') },
      { label: '촬영계획표 가져오기…', onSelect: props.onImport },
      'divider',
      { label: '이름 바꾸기…', onSelect: ask('rename') },
      {
        label: '현재 계획으로 정하기',
        disabled: open.isCurrent,
        onSelect: () => boards.makeCurrent(boardId, open.name),
      },
      { label: '안 지우기…', danger: true, disabled: open.isCurrent, onSelect: ask('remove') },
    );
  return (
    <DropMenu
      entries={entries}
      trigger={(trigger) => (
        <Trigger
          {...trigger}
          aria-label={`안: ${open.name} ${open.isCurrent ? '현재 계획' : '현재 계획 아님'}`}
        >
          <b>{open.name}</b>{' '}
          {props.short ? null : (
            <span data-draft={!open.isCurrent || undefined}>
              {open.isCurrent ? '현재 계획' : '현재 계획 아님'}
            </span>
          )}
          <Icon name="chevronDown" size={14} />
        </Trigger>
      )}
    />
  );
});

const lineOf = (line: BoardLine, isOpen: boolean) => (
  <Line>
    {isOpen ? <Icon name="check" size={14} /> : <span />}
    <b>{line.name}</b>
    {line.isCurrent ? <em>현재 계획</em> : <span />}
    <small>{line.facts}</small>
  </Line>
);
