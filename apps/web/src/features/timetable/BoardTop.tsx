import { Chip, DropMenu, Grow, Icon, SegmentedControl, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { BoardDownload } from './parts/BoardDownload.tsx';
import type { SheetDay } from './use-board-view.ts';

export type BoardSegment = 'board' | 'list';

/** The head of the board: which draft, which view, and the two ways on: a call sheet, another day. */
export const BoardTop = memo(function BoardTop(props: {
  readonly boardName: string;
  /** Null: there is no board, or nothing on it to take along. */
  readonly download: string | null;
  readonly segment: BoardSegment;
  readonly onSegment: (segment: BoardSegment) => void;
  readonly sheets: readonly SheetDay[];
  readonly onCallsheet: ((timetableId: string) => void) | null;
  /** Opens and closes 자동 배치; on a phone it is at the foot. */
  readonly onPropose: (() => void) | null;
  readonly proposing: boolean;
  readonly onAddDays: (() => void) | null;
}) {
  const phone = useIsPhone();
  const { onCallsheet, onPropose, onAddDays } = props;
  return (
    <TopBar>
      <h1>촬영계획표</h1>
      {phone ? null : <Chip>{props.boardName} · 현재 계획</Chip>}
      {phone ? <Grow /> : null}
      <SegmentedControl<BoardSegment>
        label="보기"
        value={props.segment}
        options={[
          { value: 'board', label: '보드' },
          { value: 'list', label: '목록' },
        ]}
        onChange={props.onSegment}
      />
      {phone ? null : <Grow />}
      {props.download ? <BoardDownload boardId={props.download} /> : null}
      {!phone && onCallsheet && props.sheets.length > 0 ? (
        <DropMenu
          entries={props.sheets.map(({ key, label }) => ({ label, onSelect: () => onCallsheet(key) }))}
          trigger={(open) => <Button {...open}>일촬표 만들기</Button>}
        />
      ) : null}
      {onPropose && !phone ? (
        <Button aria-expanded={props.proposing} startIcon={<Icon name="spark" />} onClick={onPropose}>
          자동 배치
        </Button>
      ) : null}
      {onAddDays && phone ? (
        <IconButton aria-label="촬영일 추가" onClick={onAddDays} color="primary">
          <Icon name="plus" size={20} />
        </IconButton>
      ) : null}
      {onAddDays && !phone ? (
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAddDays}>
          촬영일 추가
        </Button>
      ) : null}
    </TopBar>
  );
});
