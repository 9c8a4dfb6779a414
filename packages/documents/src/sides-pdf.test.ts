import type { SidesLine, SidesRow, SidesView } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { sidesPdf } from './index.ts';
import { findFaults } from './testing/find-faults.ts';
import { type ReadPage, readPdf } from './testing/read-pdf.ts';

const screenplayId = 'script';

/** A scene of so many paragraphs, with a cue and what is said at its end. */
function scene(sceneId: string, paragraphs: number, heading = `S#${sceneId}. 편의점 / 안·밤`): SidesLine[] {
  const line = (type: SidesLine['type'], text: string): SidesLine => ({ screenplayId, sceneId, type, text });
  return [
    line('heading', heading),
    ...Array.from({ length: paragraphs }, (_, i) => line('action', `${sceneId}의 ${i + 1}번째 지문이다.`)),
    line('character', '사장'),
    line('dialogue', `${sceneId}의 대사.`),
  ];
}

const row = (order: number, ...sceneIds: string[]): SidesRow => ({
  order,
  timeText: `${String(order + 7).padStart(2, '0')}:00 – ${String(order + 8).padStart(2, '0')}:00`,
  label: sceneIds.join('+'),
  place: '편의점',
  scenes: sceneIds.map((sceneId) => ({ sceneId, label: sceneId, state: 'text' as const })),
});

const viewOf = (lines: readonly SidesLine[], rows: readonly SidesRow[], patch = {}): SidesView => ({
  title: '당일 대본',
  projectTitle: '밤의 정류장',
  edition: '2판 · 11.30 19:40 발행',
  dayText: '2회차 / 총 18회차',
  dayNo: 2,
  date: '2026-12-01',
  dateText: '2026. 12. 1 (화)',
  watermark: '',
  rows,
  lines,
  ...patch,
});

const print = async (view: SidesView): Promise<ReadPage[]> =>
  readPdf(await sidesPdf(view, { madeAt: new Date(0) }));
const textOf = ({ texts }: ReadPage): string => texts.join('').replaceAll(' ', '');

describe('CS35: the printed sides', () => {
  const script = ['1', '2', '3', '4', '5'].flatMap((id) => scene(id, 10));

  it('are the pages of the scenes in shooting order, upright, each with the day, its number and the order', async () => {
    const pages = await print(viewOf(script, [row(1, '5'), row(2, '1')]));
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      pages.map(() => [595, 842]),
    );
    const at = (text: string) => pages.findIndex((page) => textOf(page).includes(text));
    expect(at('5의1번째지문이다.')).toBe(0);
    expect(at('1의1번째지문이다.')).toBeGreaterThan(0);
    pages.forEach((page, i) => {
      expect(textOf(page)).toContain('2회차2026.12.1(화)');
      expect(page.texts).toContain(`${i + 1} / ${pages.length}`);
      expect(textOf(page)).toContain('촬영순서51');
    });
  });

  it('have a page once where one scene ends and the next one goes on', async () => {
    expect(await print(viewOf(script, [row(1, '1')]))).toHaveLength(1);
    const once = await print(viewOf(script, [row(1, '1'), row(2, '2')]));
    const joined = await print(viewOf(script, [row(1, '1', '2')]));
    expect(once.length).toBe(joined.length);
    expect(textOf(joined[0]!)).toContain('1+2이어찍기');
    // Shot in the other order, the pages are gone through in the other order.
    expect((await print(viewOf(script, [row(1, '3'), row(2, '1')]))).length).toBeGreaterThan(1);
  });

  it('say of a scene crossed out that it is shot at another time of the day', async () => {
    const pages = await print(viewOf(script, [row(1, '5'), row(2, '1'), row(3, '4')]));
    expect(textOf(pages[0]!)).toContain('순서3');
  });

  it('bear the name on every page, and none where none is wanted', async () => {
    const watermark = '김하늘 · 2026-12-01';
    const named = await print(viewOf(script, [row(1, '5'), row(2, '1')], { watermark }));
    for (const page of named)
      expect(page.texts.filter((text) => text === watermark).length).toBeGreaterThanOrEqual(3);
    const plain = await print(viewOf(script, [row(1, '5')]));
    expect(plain.some((page) => textOf(page).includes('김하늘'))).toBe(false);
    const long = '가'.repeat(80);
    expect(await print(viewOf(script, [row(1, '1')], { watermark: long }))).toHaveLength(1);
  });

  it('name the scenes that have no text on a page of their own', async () => {
    const missing = (state: 'noText' | 'removed', order: number): SidesRow => ({
      ...row(order, '9'),
      scenes: [{ sceneId: '9', label: '9', state }],
    });
    const pages = await print(viewOf(script, [row(1, '1'), missing('noText', 2), missing('removed', 3)]));
    expect(textOf(pages[0]!)).toContain('9본문없음');
    expect(textOf(pages.at(-1)!)).toContain('대본에서온씬이아니라본문이없어요.');
    expect(textOf(pages.at(-1)!)).toContain('씬이지워졌어요.');
    const [empty] = await print(viewOf([], []));
    expect(textOf(empty!)).toContain('이날에는촬영할씬이없어요');
  });

  it('stay readable with 40 scenes, a very long one, long names and rare characters', async () => {
    const long = '아주 긴 지문이 끝나지 않고 이어진다. '.repeat(400).trim();
    const lines = [
      ...Array.from({ length: 40 }, (_, i) => scene(`${i + 1}A`, 4)).flat(),
      { screenplayId, sceneId: '1A', type: 'action' as const, text: long },
      {
        screenplayId,
        sceneId: '1A',
        type: 'character' as const,
        text: '이름이 아주 긴 사람 (V.O. 전화 너머)',
      },
      { screenplayId, sceneId: '1A', type: 'dialogue' as const, text: '뷁 龘 🎬 \u{323af} 말한다' },
      { screenplayId, sceneId: '1A', type: 'transition' as const, text: '컷 투' },
    ];
    const rows = Array.from({ length: 40 }, (_, i) => row(i + 1, `${40 - i}A`));
    const pages = await print(viewOf(lines, rows));
    expect(findFaults(pages)).toEqual([]);
    for (const id of ['1A', '17A', '40A'])
      expect(pages.some((page) => textOf(page).includes(`${id}의4번째지문이다.`))).toBe(true);
    const all = pages.map(textOf).join('');
    for (const expected of ['🎬', '[U+323AF]', '1A이어서']) expect(all).toContain(expected);
  });
});
