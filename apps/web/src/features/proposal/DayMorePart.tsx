import { shortDate } from '@ddak/domain';
import Button from '@mui/material/Button';
import { Part } from './parts.tsx';
import type { DayMore } from './view/day-more.ts';

/** BP16: after a loss, that one day more would leave most of the plan as it is, and one press that adds it and asks again. */
export function DayMorePart(props: { readonly more: DayMore; readonly onAdd: (more: DayMore) => void }) {
  const { more } = props;
  const date = shortDate(more.added[0]!.tableDate);
  return (
    <Part role="status" aria-label="하루 더하기">
      <b>하루를 더하면 {more.moved}씬만 옮겨요.</b>
      <p>지금 있는 날로는 적어도 {more.instead}씬을 옮겨요.</p>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => props.onAdd(more)}>
        {date} 하루 더하고 다시 찾기
      </Button>
    </Part>
  );
}
