import type { Timetable } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { ClockField } from '../../../platform/form/ClockField.tsx';
import { DateField } from '../../../platform/form/date/DateField.tsx';
import { TextField } from '../../../platform/form/TextField.tsx';
import { FieldRowContext } from '../../../platform/presence/field-mark.ts';
import type { DayPatch } from '../actions/use-board-actions.ts';
import { DayKindField, UnitField } from './DayFields.tsx';
import { pastHint } from './past-hint.ts';

/** Edits a day: date, call, kind, unit, name, note. */
export function EditDayDialog(props: {
  readonly day: Timetable;
  readonly title: string;
  /** TT1: whether another day stands on that date already. */
  readonly taken: (tableDate: string, unit: Timetable['unit']) => boolean;
  readonly onSave: (patch: DayPatch) => void;
  readonly onClose: () => void;
}) {
  const [day, setDay] = useState(props.day);
  const [clockValid, setClockValid] = useState(true);
  const at = useMemo(() => ({ table: 'timetable', rowId: props.day._id }) as const, [props.day._id]);
  const taken = props.taken(day.tableDate, day.unit);
  const set = (patch: DayPatch) => setDay((old) => ({ ...old, ...patch }) as Timetable);
  return (
    <FieldRowContext value={at}>
      <FormDialog
        open
        title={props.title}
        submitLabel="저장"
        disabled={!clockValid || taken || day.tableDate === ''}
        onSubmit={() => {
          const { tableDate, calltime, dayKind, unit, name, note } = day;
          props.onSave({ tableDate, calltime, dayKind, unit, name, note });
          props.onClose();
        }}
        onClose={props.onClose}
      >
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
          <DateField
            label="날짜"
            value={day.tableDate}
            standsOn={(date) => (props.taken(date, day.unit) ? '촬영일이 있어요' : undefined)}
            hint={pastHint(day.tableDate)}
            error={taken ? '이 날에는 이미 촬영일이 있어요.' : undefined}
            onChange={(tableDate) => set({ tableDate })}
          />
          <ClockField
            label="콜타임"
            value={day.calltime}
            onChange={(calltime, valid) => {
              setClockValid(valid);
              if (calltime !== null) set({ calltime });
            }}
          />
        </div>
        <DayKindField value={day.dayKind} onChange={(dayKind) => set({ dayKind })} />
        <UnitField value={day.unit} onChange={(unit) => set({ unit })} />
        <TextField
          label="이름"
          value={day.name}
          maxLength={60}
          placeholder="예: 편의점 몰아 찍기"
          onChange={(name) => set({ name })}
        />
        <TextField label="메모" value={day.note} maxLength={500} onChange={(note) => set({ note })} />
      </FormDialog>
    </FieldRowContext>
  );
}
