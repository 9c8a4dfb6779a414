import { daysOf, type Id, type ProjectState, shortDate, type Timetable, unitMark } from '@ddak/domain';
import type { Closure } from '@ddak/scheduler/board';
import { Field, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useRef, useState } from 'react';
import { todayText } from '../../platform/clock/today.ts';
import { Part } from './parts.tsx';
import { closureTargets, hitsBegunDay, sayClosure } from './view/closures.ts';

/** What fell away: 배우 불가, 장소 불가, 야외 불가, 하루 취소. Each is said in a line and can be taken out again. */
export function Closures(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly closures: readonly Closure[];
  readonly onChange: (closures: readonly Closure[]) => void;
}) {
  const { state, closures, onChange } = props;
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !adding) opener.current?.focus();
    wasAdding.current = adding;
  }, [adding]);
  return (
    <Part aria-label="갑자기 생긴 일">
      <h3>갑자기 생긴 일</h3>
      {closures.map((closure) => {
        const said = sayClosure(state, closure);
        return (
          <div key={said} style={{ display: 'flex', alignItems: 'center' }}>
            <span style={{ flex: 1 }}>
              {said}
              {hitsBegunDay(state, props.boardId, closure) ? (
                <small style={{ display: 'block', color: 'var(--warn-ink)' }}>
                  촬영을 시작한 날이라 그날 씬은 그대로 둬요. 보드에서 직접 옮기세요.
                </small>
              ) : null}
            </span>
            <IconButton
              size="small"
              aria-label={`${said} 빼기`}
              onClick={() => onChange(closures.filter((one) => one !== closure))}
            >
              <Icon name="close" />
            </IconButton>
          </div>
        );
      })}
      {adding ? (
        <AddClosure
          {...props}
          onAdd={(added) => {
            setAdding(false);
            const known = new Set(closures.map((one) => sayClosure(state, one)));
            onChange([...closures, ...added.filter((one) => !known.has(sayClosure(state, one)))]);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button
          ref={opener}
          size="small"
          startIcon={<Icon name="plus" />}
          onClick={() => setAdding(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          배우 · 장소 · 비 · 하루 취소
        </Button>
      )}
    </Part>
  );
}

function AddClosure(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly onAdd: (closures: readonly Closure[]) => void;
  readonly onCancel: () => void;
}) {
  const { state, boardId } = props;
  const days = daysOf(state, boardId).filter((day) => day.dayKind === '촬영' && day.tableDate >= todayText());
  const targets = closureTargets(state);
  const [dayId, setDayId] = useState<Id>(days[0]?._id ?? '');
  const [target, setTarget] = useState('outdoors:');
  const [lastId, setLastId] = useState<Id | null>(null);
  // It opens at the foot of a long form.
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const from = days.findIndex((one) => one._id === dayId);
  const until = Math.max(
    from,
    days.findIndex((one) => one._id === lastId),
  );
  const lost = from < 0 ? [] : days.slice(from, until + 1);
  const add = () => props.onAdd(lost.map((day) => closureOf(target, day)));
  return (
    <div ref={whole} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
      <DaySelect label="언제부터" autoFocus value={dayId} days={days} onChange={setDayId} />
      <DaySelect
        label="언제까지"
        value={days[until]?._id ?? ''}
        days={days.slice(Math.max(0, from))}
        onChange={setLastId}
      />
      <div style={{ gridColumn: '1 / -1' }}>
        <Field label="무엇이">
          {(ids) => (
            <Select
              fullWidth
              value={target}
              SelectDisplayProps={{ id: ids.id, 'aria-label': '무엇이' }}
              onChange={(event) => setTarget(event.target.value)}
            >
              {targets.map((one) => (
                <MenuItem key={one.key} value={one.key}>
                  {one.label}
                </MenuItem>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div style={{ gridColumn: '1 / -1', display: 'flex', gap: 8 }}>
        <Button size="small" disabled={lost.length === 0} onClick={add}>
          더하기
        </Button>
        <Button size="small" variant="text" onClick={props.onCancel}>
          취소
        </Button>
      </div>
    </div>
  );
}

function closureOf(target: string, { _id, tableDate: date }: Timetable): Closure {
  const [kind, id] = target.split(':') as [Closure['kind'], Id];
  if (kind === 'day') return { kind, timetableId: _id };
  if (kind === 'person') return { kind, characterId: id, date };
  return kind === 'place' ? { kind, locationId: id, date } : { kind: 'outdoors', date };
}

function DaySelect(props: {
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly value: Id;
  readonly days: readonly Timetable[];
  readonly onChange: (dayId: Id) => void;
}) {
  return (
    <Field label={props.label}>
      {(ids) => (
        <Select
          fullWidth
          autoFocus={props.autoFocus ?? false}
          value={props.value}
          SelectDisplayProps={{ id: ids.id, 'aria-label': props.label }}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {props.days.map((one) => (
            <MenuItem key={one._id} value={one._id}>
              {shortDate(one.tableDate)}
              {unitMark(one)}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
}
