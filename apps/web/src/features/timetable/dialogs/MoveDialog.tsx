import { formatClock } from '@ddak/domain';
import { SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useMemo, useState } from 'react';
import type { DayView } from '../view/day-view.ts';
import type { Cargo, DropTarget } from '../view/drop.ts';
import { menuTarget, type Place } from '../view/menu-target.ts';
import type { DropPreview } from '../view/preview-drop.ts';

/** 다른 날로 옮기기: the drag's other way. Each day says what would become of it, before it is chosen. */
export function MoveDialog(props: {
  readonly title: string;
  readonly cargo: Cargo;
  readonly days: readonly DayView[];
  readonly preview: (cargo: Cargo, target: DropTarget) => DropPreview | null;
  readonly onMove: (target: DropTarget) => void;
  readonly onClose: () => void;
}) {
  const { cargo, days, preview } = props;
  const [place, setPlace] = useState<Place>('last');
  const options = useMemo(
    () =>
      days.map((day) => {
        const target = menuTarget(day, place, cargo);
        return { day, target, answer: preview(cargo, target) };
      }),
    [days, place, cargo, preview],
  );
  const choose = (target: DropTarget) => {
    props.onMove(target);
    props.onClose();
  };
  return (
    <Dialog open onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '8px', pb: 0 }}>
        <SegmentedControl<Place>
          label="자리"
          value={place}
          options={[
            { value: 'last', label: '맨 뒤에' },
            { value: 'first', label: '맨 앞에' },
          ]}
          onChange={setPlace}
        />
        <MenuList autoFocusItem sx={{ mx: '-8px', overflowY: 'auto', maxHeight: 360 }} aria-label="날">
          {options.map(({ day, target, answer }) => (
            <MenuItem
              key={day.timetableId}
              disabled={day.locked || answer === null}
              onClick={() => choose(target)}
              sx={{ minHeight: '40px !important' }}
            >
              <b style={{ fontWeight: 600, minWidth: 44 }}>{day.title}</b>
              <span style={{ color: 'var(--ink-2)', flex: 1 }}>{day.date}</span>
              <Answer day={day} answer={answer} />
            </MenuItem>
          ))}
          {cargo.kind === 'rows' ? (
            <MenuItem onClick={() => choose({ kind: 'pool' })} sx={{ minHeight: '40px !important' }}>
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

function Answer(props: { readonly day: DayView; readonly answer: DropPreview | null }) {
  const { day, answer } = props;
  const style = { color: 'var(--ink-3)', fontSize: 12 };
  if (day.locked) return <span style={style}>잠김</span>;
  if (!answer?.end) return <span style={style}>종료 {formatClock(day.end)}</span>;
  const over = answer.lines[0]?.tone === 'up';
  return (
    <span style={{ ...style, color: over ? 'var(--err-ink)' : style.color }}>
      종료 {answer.end.before} → <b style={{ color: over ? undefined : 'var(--ink)' }}>{answer.end.after}</b>
    </span>
  );
}
