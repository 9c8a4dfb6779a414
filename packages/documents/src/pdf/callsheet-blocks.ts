import { type CallsheetView, fileWords, headsText, isChanged, type SheetPart } from '@ddak/domain';
import { fitColumns } from './fit-columns.ts';
import type { Measure } from './measure.ts';
import { type Cell, changedRow, type Row, type Table } from './table.ts';
import { HEAD_FILL } from './tints.ts';

export interface Block {
  readonly title: string;
  readonly table: Table;
}

/** The blocks under the table in their three columns; one that would be empty is left out. */
export function callsheetBlocks(
  measure: Measure,
  view: CallsheetView,
  size: number,
  widths: readonly [number, number, number],
): readonly [Block[], Block[], Block[]] {
  const make = (title: string, width: number, head: readonly string[], rows: readonly Row[]): Block[] =>
    rows.length === 0 ? [] : [{ title, table: gridTable(measure, head, rows, size, width) }];
  const [left, middle, right] = widths;
  const contacts = view.contacts.map((line): Row => texts(line.role, line.name, line.phone));
  const said = (title: string, all: readonly string[]): Row[] =>
    lines(all).map((row, i) => marked(view, '안내', `${title}${i}`, row));
  const checklist = view.checklist.map((item) => `${item.done ? '■' : '□'} ${item.text}`);
  return [
    [
      ...make('배우 콜', left, castHead(view), castRows(view)),
      ...make('보조출연 콜', left, ['보조출연', '인원', '집합', '씬', '담당'], extrasRows(view)),
    ],
    [
      ...teamBlock(measure, view, size, middle),
      ...make('연락처', middle, ['역할', '이름', '전화'], contacts),
      ...make('확인할 것', middle, [], said('확인할 것', checklist)),
    ],
    [
      ...make('촬영지', right, [], placeRows(view)),
      ...make('알림', right, [], said('알림', view.notices)),
      ...make('식사', right, [], said('식사', view.meals)),
      ...make('차량 · 이동', right, [], said('차량 · 이동', view.vehicles)),
      ...make('파일 · 링크', right, [], fileRows(view)),
    ],
  ];
}

const texts = (...parts: readonly string[]): Row => parts.map((text) => ({ text }));
const centred = (text: string): Cell => ({ text, align: 'center' });
const headed = (text: string): Cell => ({ text, align: 'center', face: 'medium', fill: HEAD_FILL });
/** Each line its own row, so that a long list can go on in the next column. */
const lines = (all: readonly string[]): Row[] => all.map((text) => [{ text }]);

const marked = (view: CallsheetView, part: SheetPart, key: string, row: Row): Row =>
  isChanged(view, part, key) ? changedRow(row) : row;

const prepares = (view: CallsheetView): boolean => view.castCalls.some((call) => call.preparation !== '');
/** CS36: nobody is called for dressing on their own in most films; then there is no column for it. */
const dresses = (view: CallsheetView): boolean => view.castCalls.some((call) => call.wardrobe !== '');
const castHead = (view: CallsheetView): string[] => [
  ...['배역', '배우', '도착', '분장', ...(dresses(view) ? ['의상'] : []), '촬영', '씬'],
  ...(prepares(view) ? ['준비'] : []),
];
const castRows = (view: CallsheetView): Row[] =>
  view.castCalls.map((call) =>
    marked(view, '배우 콜', call.characterId, [
      { text: `${call.number} ${call.character}` },
      { text: call.actor },
      ...[call.arrival, call.makeup, ...(dresses(view) ? [call.wardrobe] : []), call.shoot].map(centred),
      { text: call.scenes },
      ...(prepares(view) ? [{ text: call.preparation }] : []),
    ]),
  );

const extrasRows = (view: CallsheetView): Row[] =>
  view.extrasCalls.map((call) =>
    marked(view, '보조출연 콜', call.name, [
      { text: call.name },
      centred(headsText(call.count)),
      centred(call.calltime),
      { text: call.scenes },
      { text: call.charge },
    ]),
  );

const fileRows = (view: CallsheetView): Row[] =>
  view.files.map((file) => marked(view, '파일', file._id, [{ text: fileWords(file) }]));

/** Bare times stand two teams a line; where a team has a place or things to bring, each has its own line. */
function teamBlock(measure: Measure, view: CallsheetView, size: number, width: number): Block[] {
  const calls = view.teamCalls;
  if (calls.length === 0) return [];
  const title = '팀별 콜';
  const detailed = calls.some((call) => call.place !== '' || call.preparation !== '');
  if (detailed) {
    const rows = calls.map((call) =>
      marked(view, '팀별 콜', call.crewTeamId, [
        headed(call.team),
        centred(call.calltime),
        { text: call.place },
        { text: call.preparation },
      ]),
    );
    return [{ title, table: gridTable(measure, ['팀', '콜', '장소', '준비물'], rows, size, width) }];
  }
  const half = Math.ceil(calls.length / 2);
  const rows = calls.slice(0, half).map((call, i): Row => {
    const other = calls[half + i];
    const pair = (one: typeof call): Row =>
      marked(view, '팀별 콜', one.crewTeamId, [headed(one.team), centred(one.calltime)]);
    return [...pair(call), ...(other ? pair(other) : [{ text: '', colSpan: 2 }])];
  });
  return [
    {
      title,
      table: {
        columns: [0.28, 0.22, 0.28, 0.22].map((part) => part * width),
        head: [],
        rows,
        size,
        minHeight: size * 1.85,
      },
    },
  ];
}

function placeRows(view: CallsheetView): Row[] {
  const many = view.places.length > 1;
  return view.places.flatMap((place, i) => {
    const name = many ? `촬영지 ${i + 1}` : '촬영지';
    const rows: [string, string][] = [
      [name, [place.name, place.address].filter(Boolean).join(' · ')],
      ['주차', place.parking],
      ['응급실', place.hospital],
    ];
    return rows
      .filter(([, text]) => text !== '')
      .map(([label, text]) => marked(view, '장소', place.name, [headed(label), { text }]));
  });
}

function gridTable(
  measure: Measure,
  head: readonly string[],
  rows: readonly Row[],
  size: number,
  width: number,
): Table {
  const count = Math.max(head.length, ...rows.map((row) => row.length));
  const columns = fitColumns(
    measure,
    Array.from({ length: count }, (_, i) => {
      const cells = rows.flatMap((row) => row[i] ?? []);
      return {
        texts: [...cells.map((cell) => cell.text), head[i] ?? ''],
        face: cells.some((cell) => cell.face === 'medium') ? 'medium' : 'regular',
        size,
        fixed: cells.length > 0 && cells.every((cell) => cell.align === 'center'),
        least: measure(head[i] ?? '', 'medium', size) + 8,
      } as const;
    }),
    width,
  );
  const headRow = head.map(headed);
  return { columns, head: head.length === 0 ? [] : [headRow], rows, size, minHeight: size * 1.85 };
}
