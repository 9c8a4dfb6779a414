import { DAY_KINDS, type Timetable, UNITS } from '@ddak/domain';
import { Field, SegmentedControl } from '@ddak/ui';

/** What kind of day it is. Only 촬영 has a 회차. */
export function DayKindField(props: {
  readonly value: Timetable['dayKind'];
  readonly onChange: (kind: Timetable['dayKind']) => void;
}) {
  return (
    <Field label="종류">
      {() => (
        <SegmentedControl
          label="종류"
          value={props.value}
          options={DAY_KINDS.map((kind) => ({ value: kind, label: kind }))}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}

/** Which unit shoots on it: each has days and a 회차 of its own (TT2). */
export function UnitField(props: {
  readonly value: Timetable['unit'];
  readonly onChange: (unit: Timetable['unit']) => void;
}) {
  return (
    <Field label="유닛">
      {() => (
        <SegmentedControl
          label="유닛"
          value={props.value}
          options={UNITS.map((unit) => ({ value: unit, label: `${unit}팀` }))}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}
