import { sceneSchema } from '@ddak/domain';
import { othersOf, textsOf } from '../body-rows.ts';
import { isPresent } from '../columns/by-values.ts';
import type { HeadColumn } from '../columns/found-head.ts';
import { listCell } from '../list-cell.ts';
import type { SceneCount, SceneRow, SheetRow } from '../table.ts';
import { itemsOf } from './scene-items.ts';
import { countsEighths, readCount, readLength, readWorkMinutes } from './scene-lengths.ts';
import { readPlaceAndTime, readShootKind, readWhen } from './when-and-where.ts';

const GONE = /^\(?(?:결번|삭제(?:된?\s*씬)?|삭제|omit(?:ted)?|cut)\)?$/i;

/** One row as a scene of that number. What a cell says that its column cannot mean is told in `doubts`. */
export function readScene(row: SheetRow, columns: readonly HeadColumn[], count: SceneCount): SceneRow {
  const doubts: string[] = [];
  const text = (...fields: string[]): string => textsOf(row, columns, ...fields).join('\n');
  const first = (field: string): string => textsOf(row, columns, field)[0] ?? '';
  const number = <T>(field: string, what: string, read: (written: string) => T | null): T | null => {
    const written = first(field);
    const value = written === '' ? null : read(written);
    if (written !== '' && value === null && !/^[-–—~]+$/.test(written))
      doubts.push(`${what}: ${written.slice(0, 40)}`);
    return value;
  };
  const where = whereOf(row, columns, doubts);
  const length = lengthOf(row, columns, doubts);
  const note = text('note');
  const gone = [
    ...textsOf(row, columns, 'setName', 'name', 'synopsis', 'note'),
    ...note.split(/\s*[/\n]\s*/),
  ];
  const scene: SceneRow = {
    row: row.row,
    episodeNo: count.episodeNo ?? number('episodeNo', '몇 부인지 읽을 수 없어요', readEpisode),
    sceneNo: count.sceneNo,
    subSceneNo: count.subSceneNo,
    until: count.until,
    name: text('name'),
    ...where,
    shootKind: number('shootKind', '로케·오픈·세트 중 무엇인지 모르겠어요', readShootKind),
    synopsis: text('synopsis'),
    characters: peopleOf(row, columns),
    items: itemsOf(row, columns),
    cutCount: number('cutCount', '컷 수를 읽을 수 없어요', readCount),
    ...length,
    plannedMinutes: number('plannedMinutes', '소요 시간을 읽을 수 없어요', readWorkMinutes),
    storyDay: first('storyDay'),
    sequence: first('sequence'),
    note,
    omitted: gone.some((one) => GONE.test(one)),
    others: [...othersOf(row, columns), ...addressOf(row, columns)],
    doubts,
  };
  return { ...scene, doubts: [...doubts, ...tooLong(scene)] };
}

const readEpisode = (written: string): number | null => {
  const found = /\d{1,3}/.exec(written);
  return found ? Number(found[0]) : null;
};

function whereOf(row: SheetRow, columns: readonly HeadColumn[], doubts: string[]) {
  const has = (...fields: string[]): boolean =>
    columns.some(({ field }) => field !== null && fields.includes(field));
  const [set = '', ...more] = textsOf(row, columns, 'setName', 'setDetail');
  const both = textsOf(row, columns, 'placeAndTime')[0] ?? '';
  const written = [set, ...more.filter((one) => one !== set)].join(' - ');
  // TI11: a place that says its time too, where no column says it.
  const isAlone = !has('timeOfDay', 'timeAndSetting', 'setting');
  const told =
    both !== '' ? readPlaceAndTime(both) : written !== '' && isAlone ? readPlaceAndTime(written) : null;
  const time = textsOf(row, columns, 'timeAndSetting', 'timeOfDay').join('/');
  const when = readWhen(time, textsOf(row, columns, 'setting')[0] ?? '');
  for (const one of when.unread) doubts.push(`시간이나 안·밖으로 읽지 못한 말이 있어요: ${one.slice(0, 40)}`);
  return {
    ...placesOf(row, columns, { written, told: told?.setName ?? '', isHeading: both !== '' }),
    setting: when.setting ?? told?.setting ?? null,
    timeOfDay: when.timeOfDay ?? told?.timeOfDay ?? null,
    timeText: when.timeText || (told?.timeText ?? ''),
  };
}

/** TI11: the story's place, and the real one. `told`: what a heading, or a place that says its time too, calls it. */
function placesOf(
  row: SheetRow,
  columns: readonly HeadColumn[],
  { written, told, isHeading }: { written: string; told: string; isHeading: boolean },
): { setName: string; realName: string } {
  const real = textsOf(row, columns, 'realName').join(' ');
  const sets = columns.filter(({ field }) => field === 'setName');
  const isStory = sets.length === 0 && !columns.some(({ field }) => field === 'setDetail');
  // A form with one column of places means the story's, whatever it calls it.
  if (isStory && !isHeading) return { setName: real, realName: '' };
  if (!isHeading) return { setName: told || written, realName: real };
  // Beside a heading a `location` is where it is shot, unless it only says the set again.
  if (real === '' && told !== '' && sets.some(({ name }) => LOCATION.test(name)))
    return { setName: told, realName: isWithin(written, told) ? '' : written };
  if (sets.length > 0 && written !== '') return { setName: written, realName: real };
  return { setName: [told, written].filter(Boolean).join(' - '), realName: real };
}

const LOCATION = /^\s*(?:location|로케)/i;

/** Whether one of two names says the other, written otherwise. */
function isWithin(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')) as [
    string,
    string,
  ];
  return a.includes(b) || b.includes(a);
}

/** TI10: a plain number is pages under 분량, eighths or minutes where the head says so. Said twice, the first counts. */
function lengthOf(row: SheetRow, columns: readonly HeadColumn[], doubts: string[]) {
  const told = { pages: null as number | null, screenMinutes: null as number | null };
  for (const { index, field, head } of columns) {
    const written = row.cells[index] ?? '';
    if ((field !== 'pages' && field !== 'screenMinutes') || written === '' || /^[-–—]$/.test(written))
      continue;
    const unit = field === 'screenMinutes' ? 'minutes' : countsEighths(head) ? 'eighths' : 'pages';
    const length = readLength(written, unit);
    if (length === null) doubts.push(`분량을 읽을 수 없어요: ${written.slice(0, 40)}`);
    else if ('pages' in length) told.pages ??= length.pages;
    else told.screenMinutes ??= length.screenMinutes;
  }
  return told;
}

/** TI9: people listed in a cell, and those in whose own column a sign stands. */
function peopleOf(row: SheetRow, columns: readonly HeadColumn[]): string[] {
  const people = columns.flatMap(({ index, field, name, marks }) => {
    const cell = row.cells[index] ?? '';
    if (field === 'character') return cell !== '' && isPresent(cell, marks ?? []) ? [name] : [];
    return field === 'characters' || field === 'minors' ? listCell(cell) : [];
  });
  return [...new Set(people)];
}

const addressOf = (row: SheetRow, columns: readonly HeadColumn[]): { head: string; text: string }[] =>
  columns.flatMap(({ index, field, head }) =>
    field === 'address' && row.cells[index] ? [{ head, text: row.cells[index] }] : [],
  );

/** TI13: what is longer than a scene can hold, whole as it stands. */
function tooLong(scene: SceneRow): string[] {
  const { shape } = sceneSchema;
  return (
    [
      ['장소', scene.setName, shape.setName.maxLength],
      ['제목', scene.name, shape.name.maxLength],
      ['내용', scene.synopsis, shape.synopsis.maxLength],
      ['비고', scene.note, shape.note.maxLength],
    ] as const
  ).flatMap(([what, text, most]) =>
    most !== null && text.length > most
      ? [`${what}: ${most}자보다 길어요(${text.length.toLocaleString('ko-KR')}자).`]
      : [],
  );
}

/** Two rows of one scene: lists go on, words stand below each other, what was told once stays. */
export function joinScene(scene: SceneRow, more: SceneRow): SceneRow {
  const below = (a: string, b: string): string =>
    b === '' || a.split('\n').includes(b) ? a : a === '' ? b : `${a}\n${b}`;
  const known = new Set(scene.items.map((item) => JSON.stringify(item)));
  return {
    ...scene,
    setName: scene.setName || more.setName,
    synopsis: below(scene.synopsis, more.synopsis),
    note: below(scene.note, more.note),
    characters: [...new Set([...scene.characters, ...more.characters])],
    items: [...scene.items, ...more.items.filter((item) => !known.has(JSON.stringify(item)))],
    others: [...scene.others, ...more.others],
    doubts: [...new Set([...scene.doubts, ...more.doubts])],
  };
}
