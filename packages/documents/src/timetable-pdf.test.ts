import { buildTimetableView } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { timetablePdf } from './index.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));

it('the printed plan shows every day with its call, and repeats the day where it goes on', async () => {
  const day = shootingDay();
  for (let i = 0; i < 40; i++)
    day.plan.shoot(100 + i, { setName: '옥상', synopsis: '바람', plannedMinutes: 20 });
  const view = buildTimetableView(day.production.state, day.production.boardId)!;
  const pages = await readPdf(await timetablePdf(view, { madeAt }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]!.texts[0]).toBe('촬영계획표');
  const text = pages.map((page) => page.texts.join(' '));
  expect(text[0]).toContain('1회차 2026. 12. 1 (화)');
  expect(text[1]).toMatch(/^2회차 2026\. 12\. 2 \(수\)/);
  expect(text.join(' ')).toContain('3회차 2026. 12. 3 (목)');
});

it('a plan without days is a page that says so', async () => {
  const day = shootingDay();
  const boardId = day.production.newId();
  day.production.run('addBoard', { boardId, name: '빈 안' });
  const pages = await readPdf(
    await timetablePdf(buildTimetableView(day.production.state, boardId)!, { madeAt }),
  );
  expect(pages[0]!.texts).toContain('아직 촬영일이 없습니다');
});
