import { expect, it } from 'vitest';
import { kindOfContent } from './kind-of-content.ts';
import { sheetOf } from './testing/sheet-of.ts';

const kindOf = (...rows: readonly string[]) => kindOfContent({ sheets: [sheetOf(rows)], schedule: null });

it('TI21: tells a scene list, a crew list and a plan apart, whatever they were chosen for', () => {
  expect(kindOf('S#|장소|D/N|내용', '1|부두|N|만난다', '2|카페|D|다툰다')).toBe('scenes');
  expect(kindOf('팀|직책|이름|연락처', '촬영|촬영감독|박하린|010-0000-0001')).toBe('crew');
  expect(kindOf('회차|날짜|집합|촬영씬', '1|2026-12-01|07:00|1, 3', '2|2026-12-02|07:00|2')).toBe('days');
});

it('TI21: a table that says what is spoken is a script, and what nobody knows is nothing', () => {
  expect(kindOf('씬|장소|화면|대사', '1|부두|비가 온다|민서: 왔네', '2|카페|앉는다|도현: 응')).toBeNull();
  expect(kindOf('S#|장소|내용|내레이션', '1|부두|비가 온다|그날 밤이었다')).toBeNull();
  expect(kindOf('오늘 할 일', '전화하기')).toBeNull();
});
