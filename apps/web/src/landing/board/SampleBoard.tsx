import { BoardDay } from './BoardDay.tsx';
import { BoardStrip } from './BoardStrip.tsx';
import { SAMPLE_DAYS, SAMPLE_POOL } from './sample-days.ts';

/** The board with sample data; `islands/drag-board.ts` lets a person move its strips. */
export function SampleBoard() {
  return (
    <div className="board" data-board="">
      <div className="pool">
        <p className="pool-head">
          <b>미배정 씬</b> <span data-waiting="">{SAMPLE_POOL.length}</span>
        </p>
        <ol data-list="미배정" aria-label="미배정 씬">
          {SAMPLE_POOL.map((row) => (
            <BoardStrip key={row.no} row={row} at={null} />
          ))}
        </ol>
      </div>
      {SAMPLE_DAYS.map((day) => (
        <BoardDay key={day.name} day={day} />
      ))}
      <p id="board-keys" className="unseen">
        끌어서 옮기거나, 화살표 키로 순서와 날을 바꿔요.
      </p>
      <p className="unseen" role="status" data-told="" />
    </div>
  );
}
