import { type CallsheetView, fileWords, isChanged, type SheetPart } from '@ddak/domain';
import { BAR_COLOUR, FILLS } from './fills.ts';
import { linesIn, put, type Style, setLines, type Value, type Worksheet } from './sheet.ts';

/** A part of a block's line: the grid columns that it takes (from 1, both included) and what it says. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
  readonly style?: Style;
}
type Line = readonly Part[];

/** The grid columns of the three columns of blocks. They share the table's grid, so parts are merged cells. */
const LEFT = [1, 11] as const;
const MIDDLE = [12, 14] as const;

/** The blocks below the table: three columns side by side, then totals and the next day. */
export function putCallsheetBlocks(
  sheet: Worksheet,
  view: CallsheetView,
  widths: readonly number[],
  from: number,
): void {
  const last = widths.length;
  const columns = [leftLines(view), middleLines(view), rightLines(view, last)];
  const count = Math.max(...columns.map((lines) => lines.length));
  for (let i = 0; i < count; i++) {
    const parts = columns.flatMap((lines) => lines[i] ?? []);
    putLine(sheet, parts, widths, from + i);
  }
  const end = from + count + 1;
  const half = 11;
  putLine(sheet, [...title('합계', 1, half), ...title('다음 회차 예고', half + 1, last)], widths, end);
  const closing: Line = [
    { from: 1, to: half, value: view.totals.text },
    { from: half + 1, to: last, value: view.nextDay === '' ? '없음' : view.nextDay },
  ];
  putLine(sheet, closing, widths, end + 1);
}

function putLine(sheet: Worksheet, parts: Line, widths: readonly number[], row: number): void {
  for (const { from, to, value, style } of parts)
    put(sheet, { row, column: from, toColumn: to }, value, style);
  const lines = parts.map(({ from, to, value }) => {
    const width = widths.slice(from - 1, to).reduce((sum, one) => sum + one, 0);
    return typeof value === 'string' ? linesIn(value, width) : 1;
  });
  setLines(sheet, row, Math.max(1, ...lines), 17);
}

const title = (text: string, from: number, to: number): Part[] => [
  { from, to, value: text, style: { bold: true, size: 10, frame: 'none' } },
];
const HEAD: Style = { bold: true, fill: FILLS.head, align: 'center' };
const CENTRE: Style = { align: 'center' };
const heads = (...parts: readonly (readonly [number, number, string])[]): Line =>
  parts.map(([from, to, value]) => ({ from, to, value, style: HEAD }));

/** CS22: the parts of a line, marked where it has changed. */
const marked = (view: CallsheetView, part: SheetPart, key: string, line: Line): Line =>
  isChanged(view, part, key)
    ? line.map((one, i) => ({
        ...one,
        style: { ...one.style, fill: FILLS.changed, ...(i === 0 ? { bar: BAR_COLOUR } : {}) },
      }))
    : line;

/** A block with its heading and an empty line behind; nothing where it has no lines. */
const block = (
  name: string,
  [from, to]: readonly [number, number],
  head: Line | null,
  lines: readonly Line[],
): Line[] => (lines.length === 0 ? [] : [title(name, from, to), ...(head ? [head] : []), ...lines, []]);

function leftLines(view: CallsheetView): Line[] {
  // CS36: a column of its own only where somebody is called for it.
  const dresses = view.castCalls.some((call) => call.wardrobe !== '');
  const cast = view.castCalls.map((call) =>
    marked(view, '배우 콜', call.characterId, [
      { from: 1, to: 2, value: `${call.number} ${call.character}` },
      { from: 3, to: 4, value: call.actor },
      { from: 5, to: 5, value: call.arrival, style: CENTRE },
      { from: 6, to: 7, value: call.makeup, style: CENTRE },
      ...(dresses ? [{ from: 8, to: 8, value: call.wardrobe, style: CENTRE }] : []),
      { from: dresses ? 9 : 8, to: 9, value: call.shoot, style: CENTRE },
      { from: 10, to: 10, value: call.scenes },
      { from: 11, to: 11, value: call.preparation },
    ]),
  );
  const extras = view.extrasCalls.map((call) =>
    marked(view, '보조출연 콜', call.name, [
      { from: 1, to: 5, value: call.name },
      { from: 6, to: 7, value: call.count === 0 ? '' : call.count, style: CENTRE },
      { from: 8, to: 9, value: call.calltime, style: CENTRE },
      { from: 10, to: 10, value: call.scenes },
      { from: 11, to: 11, value: call.charge },
    ]),
  );
  const castHead = heads(
    [1, 2, '배역'],
    [3, 4, '배우'],
    [5, 5, '도착'],
    [6, 7, '분장'],
    ...(dresses ? [[8, 8, '의상'] as const] : []),
    [dresses ? 9 : 8, 9, '촬영'],
    [10, 10, '씬'],
    [11, 11, '준비'],
  );
  const extrasHead = heads(
    [1, 5, '보조출연'],
    [6, 7, '인원'],
    [8, 9, '집합'],
    [10, 10, '씬'],
    [11, 11, '담당'],
  );
  return [...block('배우 콜', LEFT, castHead, cast), ...block('보조출연 콜', LEFT, extrasHead, extras)];
}

function middleLines(view: CallsheetView): Line[] {
  const three = (first: string, second: string, third: string): Line => [
    { from: 12, to: 12, value: first },
    { from: 13, to: 13, value: second, style: CENTRE },
    { from: 14, to: 14, value: third },
  ];
  const teams = view.teamCalls.map((call) =>
    marked(
      view,
      '팀별 콜',
      call.crewTeamId,
      three(call.team, call.calltime, [call.place, call.preparation].filter(Boolean).join(' · ')),
    ),
  );
  const contacts = view.contacts.map((line) => three(line.role, line.name, line.phone));
  const checklist = view.checklist.map((item, i) =>
    marked(view, '안내', `확인할 것${i}`, [
      { from: MIDDLE[0], to: MIDDLE[1], value: `${item.done ? '■' : '□'} ${item.text}` },
    ]),
  );
  return [
    ...block('팀별 콜', MIDDLE, heads([12, 12, '팀'], [13, 13, '콜'], [14, 14, '장소·준비물']), teams),
    ...block('연락처', MIDDLE, heads([12, 12, '역할'], [13, 13, '이름'], [14, 14, '전화']), contacts),
    ...block('확인할 것', MIDDLE, null, checklist),
  ];
}

function rightLines(view: CallsheetView, last: number): Line[] {
  const area = [15, last] as const;
  const said = (name: string, texts: readonly string[]): Line[] =>
    block(
      name,
      area,
      null,
      texts.map((value, i) => marked(view, '안내', `${name}${i}`, [{ from: 15, to: last, value }])),
    );
  const many = view.places.length > 1;
  const places = view.places.flatMap((place, i) => {
    const facts: [string, string][] = [
      [many ? `촬영지 ${i + 1}` : '촬영지', [place.name, place.address].filter(Boolean).join(' · ')],
      ['주차', place.parking],
      ['응급실', place.hospital],
    ];
    return facts
      .filter(([, text]) => text !== '')
      .map(([label, text]) =>
        marked(view, '장소', place.name, [
          { from: 15, to: 15, value: label, style: HEAD },
          { from: 16, to: last, value: text },
        ]),
      );
  });
  const files = view.files.map((file) =>
    marked(view, '파일', file._id, [{ from: 15, to: last, value: fileWords(file) }]),
  );
  return [
    ...block('촬영지', area, null, places),
    ...said('알림', view.notices),
    ...said('식사', view.meals),
    ...said('차량 · 이동', view.vehicles),
    ...block('파일 · 링크', area, null, files),
  ];
}
