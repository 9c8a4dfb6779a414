import { foldWidth } from '../../organise/lines/normalise-text.ts';
import type { BodyRows } from '../body-rows.ts';
import { onlyText, textsOf, WHY } from '../body-rows.ts';
import type { HeadColumn } from '../columns/found-head.ts';
import type { SceneRow, SheetRow, SkippedRow } from '../table.ts';
import { dashMeaning, type ReadNumber, readSceneNumber } from './scene-number.ts';
import { joinScene, readScene } from './scene-row.ts';

/** A band that begins an episode: `3부`, `EP.2`, `제4화`. */
const EPISODE =
  /^(?:제\s*)?(\d{1,3})\s*(?:부|화|회|편)(?:\s|$|[-:.])|^(?:ep(?:isode)?\.?|에피소드)\s*#?\s*(\d{1,3})(?!\d)/i;

/** Beside a number: `12(삭제)`, `#12 결번`. */
const GONE_BESIDE = /(?:결번|삭제|omit(?:ted)?)(?:된?\s*씬)?\s*[)\]]?\s*$/i;
/** What else is said beside a number: `12(회상)`. */
const SAID_BESIDE = /\d[A-Za-z]?\s*\(([^()\d]{2,})\)\s*$/;

/**
 * TI8 to TI13: the scenes of a table. A row without a number that says neither place nor time goes on with the scene above
 * it; what is left out says why. `titled`: the episode that the sheet or its title names.
 */
export function readScenes(
  { body, skipped: before }: BodyRows,
  columns: readonly HeadColumn[],
  titled: number | null,
): { rows: SceneRow[]; skipped: SkippedRow[] } {
  const isNumbered = columns.some(({ field }) => field === 'sceneNo');
  const key = isNumbered ? 'sceneNo' : 'order';
  const numbers = columns.find(({ field }) => field === key);
  const numberOf = (row: SheetRow): string => textsOf(row, columns, key)[0] ?? '';
  const dash = dashMeaning(numbers?.head ?? '', body.map(numberOf).filter(Boolean));
  const rows: SceneRow[] = [];
  const skipped = [...before];
  let episode = titled;
  for (const row of body) {
    const text = numberOf(row);
    const told = onlyText(row);
    const band = told === null ? null : EPISODE.exec(told);
    const number = text === '' || band ? null : readSceneNumber(text, dash);
    const last = rows.at(-1);
    const goesOn = last !== undefined && text !== '' && row.goesOn.includes(numbers?.index ?? -1);
    if (goesOn || (last && text === '' && isMore(row, columns))) {
      rows[rows.length - 1] = joinScene(last as SceneRow, readScene(row, columns, last as SceneRow));
    } else if (number && (GONE_BESIDE.test(text) || hasMore(row, columns, key))) {
      const scene = readScene(row, columns, inEpisode(number, episode));
      rows.push(withDoubts(withRemark(scene, text), number, text));
    } else {
      if (band) episode = Number(band[1] ?? band[2]);
      skipped.push({ row: row.row, why: whyNot(text, told, number) });
    }
  }
  return { rows: tellTwice(rows), skipped: skipped.sort((a, b) => a.row - b.row) };
}

const inEpisode = (number: ReadNumber, episode: number | null): ReadNumber => ({
  ...number,
  episodeNo: number.episodeNo ?? episode,
});

/** TI8: what stands beside a number is no part of it: that the scene is gone, or a remark. */
function withRemark(scene: SceneRow, text: string): SceneRow {
  if (GONE_BESIDE.test(text)) return { ...scene, omitted: true };
  const remark = SAID_BESIDE.exec(foldWidth(text))?.[1];
  return remark ? { ...scene, note: [remark, scene.note].filter(Boolean).join('\n') } : scene;
}

/** Whether a row without a number only adds to the scene above: things, people, words, but no place and no time. */
const isMore = (row: SheetRow, columns: readonly HeadColumn[]): boolean =>
  columns.some(
    ({ index, field }) =>
      field !== null && MORE.has(field) && !row.goesOn.includes(index) && row.cells[index],
  ) &&
  textsOf(row, columns, 'name', 'setName', 'realName', 'placeAndTime', 'timeOfDay', 'timeAndSetting')
    .length === 0 &&
  onlyText(row) === null;
const MORE: ReadonlySet<string> = new Set(
  'synopsis characters character minors extras props art costume makeup camera electrical grip sfx cg stunts vehicles animals sound'.split(
    ' ',
  ),
);

/** Whether a row says more than numbers: the empty rows of a form are numbered too. */
const hasMore = (row: SheetRow, columns: readonly HeadColumn[], key: string): boolean =>
  columns.some(({ index, field }) => field !== key && field !== 'order' && row.cells[index]);

function whyNot(text: string, told: string | null, number: ReadNumber | null): string {
  if (number) return '번호만 있는 줄이에요.';
  if (told !== null) return WHY.band;
  return text === '' ? '씬 번호가 없는 줄이에요.' : `씬 번호를 읽을 수 없어요: ${text.slice(0, 40)}`;
}

function withDoubts(scene: SceneRow, { until, wasDate }: ReadNumber, text: string): SceneRow {
  const doubts = [
    ...(wasDate ? [`Excel이 번호를 날짜로 바꾼 것 같아요: ${text}`] : []),
    ...(until === null ? [] : [`한 줄이 여러 씬이에요: ${scene.sceneNo}~${until}`]),
    ...scene.doubts,
  ];
  return { ...scene, doubts };
}

/** TI13: a number that stands twice is kept twice, and said. */
function tellTwice(scenes: readonly SceneRow[]): SceneRow[] {
  const first = new Map<string, number>();
  return scenes.map((scene) => {
    const key = `${scene.episodeNo}/${scene.sceneNo}/${scene.subSceneNo}`;
    const at = first.get(key);
    if (at === undefined) {
      first.set(key, scene.row);
      return scene;
    }
    const label = `S#${scene.sceneNo}${scene.subSceneNo}`;
    return { ...scene, doubts: [...scene.doubts, `${at}번 줄과 씬 번호가 같아요: ${label}`] };
  });
}
