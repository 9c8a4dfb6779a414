import { DAY_KINDS, type Timetable } from '@ddak/domain';
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
