import { daysOf, type Id, type ProjectState, shortDate, unitMark } from '@ddak/domain';
import type { Closure } from '@ddak/scheduler/board';
import { Field, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useRef, useState } from 'react';
import { todayText } from '../../platform/today.ts';
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
          onAdd={(closure) => {
            setAdding(false);
            const said = sayClosure(state, closure);
            if (!closures.some((one) => sayClosure(state, one) === said)) onChange([...closures, closure]);
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
  readonly onAdd: (closure: Closure) => void;
  readonly onCancel: () => void;
}) {
  const { state, boardId } = props;
  const days = daysOf(state, boardId).filter((day) => day.dayKind === '촬영' && day.tableDate >= todayText());
  const targets = closureTargets(state);
  const [dayId, setDayId] = useState<Id>(days[0]?._id ?? '');
  const [target, setTarget] = useState('outdoors:');
  const day = days.find((one) => one._id === dayId);
  const add = () => {
    if (!day) return;
    const [kind, id] = target.split(':') as [Closure['kind'], Id];
    const date = day.tableDate;
    if (kind === 'day') props.onAdd({ kind, timetableId: day._id });
    else if (kind === 'person') props.onAdd({ kind, characterId: id, date });
    else if (kind === 'place') props.onAdd({ kind, locationId: id, date });
    else props.onAdd({ kind: 'outdoors', date });
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', gap: 8 }}>
      <Field label="언제">
        {(ids) => (
          <Select
            autoFocus
            value={dayId}
            SelectDisplayProps={{ id: ids.id, 'aria-label': '언제' }}
            onChange={(event) => setDayId(event.target.value)}
          >
            {days.map((one) => (
              <MenuItem key={one._id} value={one._id}>
                {shortDate(one.tableDate)}
                {unitMark(one)}
              </MenuItem>
            ))}
          </Select>
        )}
      </Field>
      <Field label="무엇이">
        {(ids) => (
          <Select
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
      <div style={{ gridColumn: '1 / -1', display: 'flex', gap: 8 }}>
        <Button size="small" disabled={!day} onClick={add}>
          더하기
        </Button>
        <Button size="small" variant="text" onClick={props.onCancel}>
          취소
        </Button>
      </div>
    </div>
  );
}
