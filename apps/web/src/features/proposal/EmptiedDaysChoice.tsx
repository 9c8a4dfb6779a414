import type { EmptiedDays } from '@ddak/domain';
import { SegmentedControl } from '@ddak/ui';
import { Part } from './parts.tsx';
import type { ProposedDay } from './view/changed-days.ts';

/** TT18: what becomes of the shooting days that the proposal empties, when it is accepted. */
export function EmptiedDaysChoice(props: {
  readonly days: readonly ProposedDay[];
  readonly chosen: EmptiedDays;
  readonly onChange: (chosen: EmptiedDays) => void;
}) {
  return (
    <Part aria-label="비는 날">
      <h3>비는 날 {props.days.length}</h3>
      <span>{props.days.map(({ title, date }) => `${title} ${date}`).join(', ')}</span>
      <SegmentedControl
        label="비는 날은"
        value={props.chosen}
        options={[
          { value: 'rest', label: '휴일로' },
          { value: 'remove', label: '지우기' },
          { value: 'stay', label: '촬영일 그대로' },
        ]}
        onChange={props.onChange}
      />
      <p>받아들일 때 함께 바뀌고, 되돌리면 함께 돌아와요.</p>
    </Part>
  );
}
