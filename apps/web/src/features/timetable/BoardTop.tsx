import { DropMenu, Grow, Icon, SegmentedControl, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, type ReactNode } from 'react';
import { type ColumnWidth, nextWidth } from './column-width.ts';
import { BoardDownload } from './parts/BoardDownload.tsx';
import { StripLookMenu } from './strip-look/StripLookMenu.tsx';
import type { StripLooking } from './strip-look/use-strip-look.ts';
import type { BoardViewName } from './use-board-place.ts';
import type { SheetDay } from './use-board-view.ts';

const VIEWS = [
  { value: 'board', label: '보드' },
  { value: 'list', label: '목록' },
  { value: 'calendar', label: '달력' },
  { value: 'day', label: '하루' },
] as const;

/** A phone's head has no room for it; the bar below names the screen. */
const HIDDEN = { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } as const;

/** The head of the board: which draft, which view, and the two ways on: a call sheet, another day. */
export const BoardTop = memo(function BoardTop(props: {
  /** The menu of boards, which says which one is open. */
  readonly menu: ReactNode;
  /** Null: there is no board, or nothing on it to take along. A phone has it in the menu of boards. */
  readonly download: string | null;
  readonly view: BoardViewName;
  readonly onView: (view: BoardViewName) => void;
  /** How wide the days of the board are. */
  readonly width: ColumnWidth;
  readonly onWidth: (width: ColumnWidth) => void;
  /** Null: nothing of the board is shown in strips. A phone has it in the menu of boards. */
  readonly looking: StripLooking | null;
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
      <h1 style={phone ? HIDDEN : undefined}>촬영계획표</h1>
      {props.menu}
      {phone ? <Grow /> : null}
      <SegmentedControl<BoardViewName>
        label="보기"
        value={props.view}
        options={VIEWS}
        onChange={props.onView}
      />
      {!phone && props.view === 'board' ? <WidthButtons width={props.width} onWidth={props.onWidth} /> : null}
      {props.looking ? <StripLookMenu {...props.looking} /> : null}
      {phone ? null : <Grow />}
      {props.download && !phone ? <BoardDownload boardId={props.download} /> : null}
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

function WidthButtons(props: {
  readonly width: ColumnWidth;
  readonly onWidth: (width: ColumnWidth) => void;
}) {
  const [narrower, wider] = [nextWidth(props.width, -1), nextWidth(props.width, 1)];
  return (
    <span style={{ display: 'flex' }}>
      <IconButton
        size="small"
        aria-label="날 좁게"
        disabled={narrower === null}
        onClick={() => narrower && props.onWidth(narrower)}
      >
        <Icon name="minus" />
      </IconButton>
      <IconButton
        size="small"
        aria-label="날 넓게"
        disabled={wider === null}
        onClick={() => wider && props.onWidth(wider)}
      >
        <Icon name="plus" />
      </IconButton>
    </span>
  );
}
