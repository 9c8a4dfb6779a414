import { shortDate, workingWeekdays } from '@ddak/domain';
import { type DaysNeeded, sayDaysNeeded } from '@ddak/scheduler/board';
import Button from '@mui/material/Button';
import { Part } from './parts.tsx';
import { sayWhyNeeded } from './view/days-needed.ts';
import { sayPassedOver } from './view/passed-over.ts';

/** BP8: too many scenes for the days: how many it takes, the rule that binds, and one press that adds them and asks again. */
export function DaysShort(props: {
  readonly needed: DaysNeeded;
  readonly onAdd: (needed: DaysNeeded) => void;
}) {
  const { needed } = props;
  const days = needed.days.map((id) => needed.state.timetable.get(id)!);
  const dates = days.map(({ tableDate }) => tableDate);
  const { boardId } = days[0]!;
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
        더할 날: {span}. {sayPassedOver(workingWeekdays(needed.state, boardId), last)}
      </p>
    </Part>
  );
}
