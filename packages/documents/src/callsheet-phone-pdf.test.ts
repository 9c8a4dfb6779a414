import { buildCallsheetView, type ShownPhones } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callsheetPhonePdf } from './index.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
type Day = ReturnType<typeof shootingDay>;
const print = (day: Day, phones: ShownPhones = 'all') =>
  callsheetPhonePdf(buildCallsheetView(day.production.state, day.callsheetId, { phones })!, {
    madeAt,
  });
const packed = (texts: readonly string[]): string => texts.join('').replaceAll(' ', '');

describe('the call sheet for a phone', () => {
  it('CS20: is one column as wide as a phone, the call first and largest, nothing below 11 points', async () => {
    const pages = await readPdf(await print(shootingDay()));
    for (const page of pages.slice(0, -1)) expect([page.width, page.height]).toEqual([390, 845]);
    // The last page ends with what is written on it.
    const { width, height } = pages.at(-1)!;
    expect([width, height > 250 && height <= 845]).toEqual([390, true]);
    const [first] = pages;
    const written = pages.flatMap((page) => page.spots.filter(({ y }) => y > 30));
    const largest = written.toSorted((a, b) => b.size - a.size)[0]!;
    expect(largest.text).toBe('08:00');
    expect(Math.min(...written.map(({ size }) => size))).toBeGreaterThanOrEqual(11);
    expect(packed(first!.texts).indexOf('08:00')).toBeLessThan(packed(first!.texts).indexOf('촬영순서'));
  });

  it('CS103: says before all else that the day was called off', async () => {
    const { production, callsheetId } = shootingDay();
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
    const pages = await readPdf(await callsheetPhonePdf({ ...view, notInForce: '촬영 취소' }, { madeAt }));
    expect(pages[0]!.texts[0]).toBe('촬영 취소');
  });

  it('CS31: says day, night, inside and outside in words', async () => {
    const text = packed((await readPdf(await print(shootingDay()))).flatMap((page) => page.texts));
    for (const expected of ['낮·밖·로케·4컷·40분', '밤·안·로케·16컷·130분']) expect(text).toContain(expected);
    expect(text).not.toContain('M/D/E/N');
  });

  it('holds all that the sheet says, each page with its day', async () => {
    const pages = await readPdf(await print(shootingDay()));
    const text = packed(pages.flatMap((page) => page.texts));
    for (const expected of [
      '야간인수인계,사장이잔돈을다시센다',
      '식사·점심(성산국밥,도보3분)',
      '햇빛위치확인',
      '배우콜',
      '팀별콜',
      '마포성심병원02-000-0119(차로6분)',
      '6씬·58컷·촬영7시간50분·보조출연9명·22시이후없음',
      '3회차12.3목집합09:00성산동주택·S#61·준호,수진',
    ])
      expect(text).toContain(expected);
    for (const page of pages.slice(1)) expect(page.texts[0]).toMatch(/^밤의 정류장 · 2회차 · 2026/);
    expect(pages.map((page) => page.texts.at(-1))).toEqual(pages.map((_, i) => `${i + 1} / ${pages.length}`));
  });

  it('CS11: has no phone for those who may not see one; a tap on one calls it', async () => {
    const day = shootingDay();
    const seen = await readPdf(await print(day));
    expect(packed(seen.flatMap((page) => page.texts))).toContain('010-0000-0102');
    expect(seen.flatMap((page) => page.links)).toContain('tel:01000000102');
    // CS88: none of them is marked.
    const hidden = await readPdf(await print(day, 'marked'));
    expect(packed(hidden.flatMap((page) => page.texts))).not.toContain('010-0000');
    expect(hidden.flatMap((page) => page.links)).toEqual([]);
  });

  it('keeps a scene on one page, and goes on over as many as it takes', async () => {
    const day = shootingDay();
    for (let i = 0; i < 34; i++)
      day.plan.shoot(100 + i, {
        setName: '옥상',
        synopsis: `${100 + i}번째 이야기. 두 사람이 난간에 기대어 불빛을 오래 바라본다`,
        note: `비고 ${100 + i}`,
        plannedMinutes: 20,
      });
    const pages = await readPdf(await print(day));
    for (let i = 0; i < 34; i++) {
      const page = pages.find(({ texts }) => texts.some((text) => text.includes(`S#${100 + i} `)))!;
      expect(packed(page.texts)).toContain(`비고${100 + i}`);
    }
  });

  it('of an empty day says so', async () => {
    const day = shootingDay();
    const rows = [...day.production.state.timetableRow.values()].filter((row) => row.timetableId === day.day);
    day.production.run('removeRows', { rowIds: rows.map((row) => row._id) });
    expect(packed((await readPdf(await print(day)))[0]!.texts)).toContain('아직일정이없습니다');
  });
});
