import { type PhaseData, shortDate, type Timetable } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ClockField } from '../../../platform/form/ClockField.tsx';
import { DateField } from '../../../platform/form/date/DateField.tsx';
import { NumberField } from '../../../platform/form/NumberField.tsx';
import { type NewDays, newDays } from '../view/new-days.ts';
import type { RowChoice } from '../view/row-choices.ts';
import { DayKindField, UnitField } from './DayFields.tsx';
import { pastHint } from './past-hint.ts';
import { NO_ROWS, RowChoiceField } from './RowChoiceField.tsx';

/** Makes one day or several in a row, and says beforehand which dates they are. */
export function AddDaysDialog(props: {
  readonly from: string;
  readonly calltime: number;
  readonly days: readonly Timetable[];
  readonly choices: readonly RowChoice[];
  readonly onAdd: (days: ReturnType<typeof newDays>, rows: readonly PhaseData[]) => void;
  readonly onClose: () => void;
}) {
  const [wish, setWish] = useState<NewDays>({
    from: props.from,
    count: 1,
    unit: 'A',
    dayKind: '촬영',
    calltime: props.calltime,
    restOnFreeDays: true,
  });
  const [clockValid, setClockValid] = useState(true);
  const [rowsKey, setRowsKey] = useState(props.choices[0]?.key ?? NO_ROWS);
  const shooting = wish.dayKind === '촬영';
  const rows = shooting ? (props.choices.find(({ key }) => key === rowsKey)?.rows ?? []) : [];
  const set = (patch: Partial<NewDays>) => setWish((old) => ({ ...old, ...patch }));
  const dated = wish.from !== '';
  const made = dated ? newDays(wish, props.days) : [];
  const dates = made.map((day) => shortDate(day.tableDate));
  return (
    <FormDialog
      open
      title="촬영일 추가"
      submitLabel={made.length > 1 ? `${made.length}일 추가` : '추가'}
      disabled={!dated || !clockValid || made.length === 0}
      onSubmit={() => {
        props.onAdd(made, rows);
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <DateField
        label="첫 날짜"
        value={wish.from}
        hint={pastHint(made[0]?.tableDate ?? '')}
        standsOn={(date) =>
          props.days.find(({ tableDate, unit }) => tableDate === date && unit === wish.unit)?.dayKind
        }
        onChange={(from) => set({ from })}
      />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <NumberField
          label="며칠"
          unit="일"
          min={1}
          max={90}
          value={wish.count}
          onChange={(count) => set({ count: count ?? 1 })}
        />
        <ClockField
          label="콜타임"
          value={wish.calltime}
          onChange={(calltime, valid) => {
            setClockValid(valid);
            if (calltime !== null) set({ calltime });
          }}
        />
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <DayKindField value={wish.dayKind} onChange={(dayKind) => set({ dayKind })} />
        <UnitField value={wish.unit} onChange={(unit) => set({ unit })} />
      </div>
      {shooting ? (
        <RowChoiceField none choices={props.choices} value={rowsKey} onChange={setRowsKey} />
      ) : null}
      <FormControlLabel
        control={
          <Checkbox
            checked={wish.restOnFreeDays}
            onChange={(event) => set({ restOnFreeDays: event.target.checked })}
          />
        }
        label="일요일과 공휴일은 쉬기"
      />
      <p style={{ color: 'var(--ink-2)' }}>
        {dates.length > 6 ? `${dates.slice(0, 3).join(', ')} … ${dates.at(-1)}` : dates.join(', ')}
      </p>
    </FormDialog>
  );
}
