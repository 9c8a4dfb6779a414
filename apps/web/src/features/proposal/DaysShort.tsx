import { knowsHolidaysOf, shortDate } from '@ddak/domain';
import { type DaysNeeded, sayDaysNeeded } from '@ddak/scheduler/board';
import Button from '@mui/material/Button';
import { Part } from './parts.tsx';
import { sayWhyNeeded } from './view/days-needed.ts';

/** BP8: too many scenes for the days: how many it takes, the rule that binds, and one press that adds them and asks again. */
export function DaysShort(props: {
  readonly needed: DaysNeeded;
  readonly onAdd: (needed: DaysNeeded) => void;
}) {
  const { needed } = props;
  const dates = needed.days.map((id) => needed.state.timetable.get(id)!.tableDate);
  const [first, last] = [dates[0]!, dates.at(-1)!];
  const span = first === last ? shortDate(first) : `${shortDate(first)}–${shortDate(last)}`;
  return (
    <Part role="status" aria-label="모자란 날">
      <b>{sayDaysNeeded(needed)}</b>
      <p>{sayWhyNeeded(needed)}</p>
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={() => props.onAdd(needed)}>
        {dates.length}일 더하고 다시 찾기
      </Button>
      <p>
        더할 날: {span}.{' '}
        {knowsHolidaysOf(last) ? '주말과 공휴일은 건너뛰어요.' : '주말은 건너뛰어요. 공휴일 미확인.'}
      </p>
    </Part>
  );
}
