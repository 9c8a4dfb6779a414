import { BoardDay } from './BoardDay.tsx';
import { BoardStrip } from './BoardStrip.tsx';
import { SAMPLE_DAYS, SAMPLE_POOL, SAMPLE_TITLE } from './sample-days.ts';

const NAV = ['개요', '시나리오', '씬', '브레이크다운', '인물·장소', '촬영계획표', '일촬표', '스태프'];

/** What the board looks like in the browser, in the hero: a picture made of the same parts. */
export const BoardPicture = () => (
  <div className="window" aria-hidden="true">
    <div className="side">
      <span className="logo">DDAK</span>
      <p className="proj">
        <b>{SAMPLE_TITLE}</b>
        <small>장편영화 · 촬영 준비</small>
      </p>
      {NAV.map((name) => (
        <span key={name} className={name === '촬영계획표' ? 'on' : undefined}>
          {name}
        </span>
      ))}
    </div>
    <div className="board">
      <div className="pool">
        <p className="pool-head">
          <b>미배정 씬</b> <span>{SAMPLE_POOL.length}</span>
        </p>
        <ol>
          {SAMPLE_POOL.map((row) => (
            <BoardStrip key={row.no} row={row} at={null} still />
          ))}
        </ol>
      </div>
      {SAMPLE_DAYS.slice(0, 2).map((day) => (
        <BoardDay key={day.name} day={day} still />
      ))}
    </div>
  </div>
);
