import { type DateText, formatClock, shortDate } from '@ddak/domain';
import { SegmentedControl, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isOver } from '../view/board-view.ts';
import type { DayView } from '../view/day-view.ts';
import type { Cargo, DropTarget } from '../view/drop.ts';
import { findDays } from '../view/find-days.ts';
import { menuTarget, type Place } from '../view/menu-target.ts';
import type { DropPreview } from '../view/preview-drop.ts';

/**
 * 다른 날로 옮기기: the drag's other way. Each day says what would become of it, before it is chosen. TT28: a few signs name
 * the day, and Enter takes the first that they mean; a date that has no day means a new one (TT32).
 */
export function MoveDialog(props: {
  readonly title: string;
  readonly cargo: Cargo;
  readonly days: readonly DayView[];
  /** PC15: days before this date are over, and come last; null: none is. */
  readonly overBefore: DateText | null;
  readonly preview: (cargo: Cargo, target: DropTarget) => DropPreview | null;
  readonly onMove: (target: DropTarget) => void;
  /** The date of the new day that what is typed means; null: none. */
  readonly newDayOn: (text: string) => DateText | null;
  readonly onNewDay: (date: DateText) => void;
  readonly onClose: () => void;
}) {
  const { cargo, days, overBefore, preview } = props;
  const phone = useIsPhone();
  const listId = useId();
  const [place, setPlace] = useState<Place>('last');
  const [wanted, setWanted] = useState('');
  const options = useMemo(
    () =>
      days.map((day) => {
        const target = menuTarget(day, place, cargo);
        const answer = preview(cargo, target);
        return { ...day, day, target, answer, isOpen: !day.locked && answer !== null };
      }),
    [days, place, cargo, preview],
  );
  const shown = useMemo(() => {
    const over = (option: (typeof options)[number]) => Number(isOver(option.day, overBefore));
    return wanted.trim() === '' ? options.toSorted((a, b) => over(a) - over(b)) : findDays(options, wanted);
  }, [options, wanted, overBefore]);
  const takeable = shown.filter(({ isOpen }) => isOpen);
  const [step, setStep] = useState(0);
  const newDate = props.newDayOn(wanted);
  const most = takeable.length - (newDate ? 0 : 1);
  const at = takeable[Math.min(step, most)];
  const choose = (target: DropTarget) => {
    props.onMove(target);
    props.onClose();
  };
  const chooseNewDay = (date: DateText) => {
    props.onNewDay(date);
    props.onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setStep(Math.max(0, Math.min(most, step + by)));
    else if (event.key === 'Enter' && at) choose(at.target);
    else if (event.key === 'Enter' && newDate) chooseNewDay(newDate);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '8px', pb: 0 }}>
        <TextField
          // On a phone the keyboard would lie over the days.
          autoFocus={!phone}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            setStep(0);
          }}
          onKeyDown={onKeyDown}
          placeholder="회차나 날짜: 12, 12.25"
          slotProps={{
            htmlInput: {
              'aria-label': '날 찾기',
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': at ? idOf(listId, at.day) : newDate ? `${listId}-new` : undefined,
            },
          }}
        />
        <SegmentedControl<Place>
          label="자리"
          value={place}
          options={[
            { value: 'last', label: '맨 뒤에' },
            { value: 'first', label: '맨 앞에' },
          ]}
          onChange={setPlace}
        />
        <MenuList
          id={listId}
          role="listbox"
          autoFocusItem={phone}
          sx={{ mx: '-8px', overflowY: 'auto', maxHeight: 360 }}
          aria-label="날"
        >
          {shown.map((option) => (
            <DayOption
              key={option.timetableId}
              {...option}
              id={idOf(listId, option.day)}
              isAt={!phone && option === at}
              isOver={isOver(option.day, overBefore)}
              onChoose={() => choose(option.target)}
            />
          ))}
          {newDate ? (
            <NewDayOption
              id={`${listId}-new`}
              date={newDate}
              isAt={!phone && !at}
              onChoose={() => chooseNewDay(newDate)}
            />
          ) : null}
          {shown.length === 0 && !newDate ? (
            <li style={{ padding: '12px 8px', color: 'var(--ink-3)' }}>그런 날이 없어요.</li>
          ) : null}
          {cargo.kind === 'rows' && wanted.trim() === '' ? (
            <MenuItem
              role="option"
              onClick={() => choose({ kind: 'pool' })}
              sx={{ minHeight: '40px !important' }}
            >
              <b style={{ fontWeight: 600 }}>미배정으로 되돌리기</b>
            </MenuItem>
          ) : null}
        </MenuList>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={props.onClose}>
          취소
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const idOf = (listId: string, { timetableId }: DayView): string => `${listId}-${timetableId}`;

/** Keeps what Enter takes in sight, while the arrows go through the days. */
function useInSight(isAt: boolean) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAt) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isAt]);
  return item;
}

function NewDayOption(props: {
  readonly id: string;
  readonly date: DateText;
  readonly isAt: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <MenuItem
      ref={useInSight(props.isAt)}
      id={props.id}
      role="option"
      aria-selected={props.isAt}
      selected={props.isAt}
      onClick={props.onChoose}
      sx={{ minHeight: '40px !important' }}
    >
      <b style={{ fontWeight: 600, marginRight: 8 }}>새 촬영일</b>
      <span style={{ color: 'var(--ink-2)' }}>{shortDate(props.date)}</span>
    </MenuItem>
  );
}

/** `isAt`: Enter takes it. */
function DayOption(props: {
  readonly id: string;
  readonly day: DayView;
  readonly answer: DropPreview | null;
  readonly isOpen: boolean;
  readonly isOver: boolean;
  readonly isAt: boolean;
  readonly onChoose: () => void;
}) {
  const { day, isAt } = props;
  return (
    <MenuItem
      ref={useInSight(isAt)}
      id={props.id}
      role="option"
      aria-selected={isAt}
      selected={isAt}
      disabled={!props.isOpen}
      onClick={props.onChoose}
      sx={{ minHeight: '40px !important' }}
    >
      <b style={{ fontWeight: 600, minWidth: 44, color: props.isOver ? 'var(--ink-3)' : undefined }}>
        {day.title}
      </b>
      <span style={{ color: 'var(--ink-2)', flex: 1 }}>
        {[day.date, day.name, props.isOver ? (day.isShot ? '찍은 날' : '지난 날') : '']
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Answer day={day} answer={props.answer} />
    </MenuItem>
  );
}

function Answer(props: { readonly day: DayView; readonly answer: DropPreview | null }) {
  const { day, answer } = props;
  const style = { color: 'var(--ink-3)', fontSize: 12 };
  if (day.locked) return <span style={style}>잠김</span>;
  if (!answer?.end) return day.isOff ? null : <span style={style}>종료 {formatClock(day.end)}</span>;
  const over = answer.lines[0]?.tone === 'up';
  return (
    <span style={{ ...style, color: over ? 'var(--err-ink)' : style.color }}>
      종료 {answer.end.before} → <b style={{ color: over ? undefined : 'var(--ink)' }}>{answer.end.after}</b>
    </span>
  );
}
