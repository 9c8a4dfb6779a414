import { breakdownItemSchema } from '../../breakdown/breakdown-item.ts';
import { characterSchema, locationSchema, sceneSchema } from '../../scene/scene.ts';
import { FLAG_WORDS } from '../../scene/scene-words.ts';
import type { Setting, TimeOfDay } from '../../screenplay/organised.ts';
import { plain, type ReadElement } from './read-elements.ts';
import { readSceneNumber } from './scene-number.ts';
import type { ScheduleScene } from './schedule-reading.ts';
import { CAST_UCID, NOTE_UCIDS, SCENE_UCIDS } from './uss-categories.ts';
import type { UssBreakdown } from './uss-file.ts';

const { shape } = sceneSchema;
const MINUTE_MS = 60_000;
/** As many people, and as many things, as one scene takes. */
const MOST_OF_ONE = 200;

/** US2, US7: a sheet as the scene that it is; a text: why it is none. `row`: where it stands in the file. */
export function readBreakdown(
  sheet: UssBreakdown,
  row: number,
  elements: ReadonlyMap<string, ReadElement>,
  episode: number | null,
): ScheduleScene | string {
  const written = String(sheet.scene ?? '').trim();
  const number = readSceneNumber(written, sheet._episodeNo ?? episode);
  if (number === null) return written === '' ? '씬 번호가 없어요.' : `씬 번호를 읽을 수 없어요: ${written}`;
  const doubts: string[] = [];
  if (!number.isWhole)
    doubts.push(`씬 번호를 S#${number.sceneNo}${number.subSceneNo}로 읽었어요: ${written}`);
  const own = (sheet.elements ?? []).flatMap((id) => {
    const element = elements.get(id);
    return element && element.name !== '' ? [{ id, ...element }] : [];
  });
  const namesOf = (...ucids: readonly number[]): string[] =>
    own.filter(({ ucid }) => ucid !== null && ucids.includes(ucid)).map(({ name }) => name);
  const cut = (what: string, text: string, most: number | null): string => {
    if (most === null || text.length <= most) return text;
    doubts.push(`${what}: ${most}자보다 길어 줄였어요(${text.length.toLocaleString('ko-KR')}자).`);
    return text.slice(0, most).trim();
  };
  const things = own.filter(({ ucid }) => ucid === null || (ucid >= FIRST_THING && !NO_THING.has(ucid)));
  const notes = [plainLines(sheet.comments ?? ''), ...namesOf(...NOTE_UCIDS)].filter(Boolean);
  const flags = (sheet._flags ?? []).map((flag) => FLAG_WORDS[flag]).join('·');
  const duration = sheet.duration ?? sheet.time ?? null;
  const minutes = sheet._isReckoned || duration === null ? null : Math.round(duration / MINUTE_MS);
  const [time = ''] = namesOf(SCENE_UCIDS.time);
  return {
    row,
    doubts,
    episodeNo: number.episodeNo !== null && number.episodeNo <= 200 ? number.episodeNo : null,
    ...{ sceneNo: number.sceneNo, subSceneNo: number.subSceneNo },
    name: cut('제목', plain(sheet._title ?? ''), shape.name.maxLength),
    setName: cut('장소', namesOf(SCENE_UCIDS.set).join(' / '), shape.setName.maxLength),
    realName: cut('촬영지', namesOf(SCENE_UCIDS.location)[0] ?? '', locationSchema.shape.realName.maxLength),
    setting: settingOf(namesOf(SCENE_UCIDS.setting)[0] ?? ''),
    ...whenOf(sheet, time),
    shootKind: sheet._shootKind ?? null,
    synopsis: cut('내용', plainLines(sheet.description ?? ''), shape.synopsis.maxLength),
    characters: namesOf(CAST_UCID)
      .map((name) => cut('인물', name, characterSchema.shape.name.maxLength))
      .slice(0, MOST_OF_ONE),
    items: things.slice(0, MOST_OF_ONE).map(({ id, type, subtype, name }) => ({
      ...{ type, subtype, quantity: sheet._quantities?.[id] ?? null },
      name: cut('준비물', name, breakdownItemSchema.shape.name.maxLength),
    })),
    cutCount: within(sheet._cutCount, 999),
    pages: within(sheet.pages == null ? undefined : Math.round(sheet.pages * 8), 9999),
    screenMinutes: within(sheet._screenMinutes, 999),
    plannedMinutes: within(minutes ?? undefined, 1440),
    storyDay: cut('극중 날짜', namesOf(SCENE_UCIDS.storyDay).join(' '), shape.storyDay.maxLength),
    sequence: cut('시퀀스', namesOf(SCENE_UCIDS.sequence).join(' '), shape.sequence.maxLength),
    note: cut('비고', [flags, ...notes].filter(Boolean).join(' / '), shape.note.maxLength),
    omitted: sheet._omitted ?? false,
  };
}

const FIRST_THING = 7;
const NO_THING: ReadonlySet<number> = new Set([CAST_UCID, ...NOTE_UCIDS]);

/** What is beyond what a scene can say is not said. */
const within = (number: number | undefined, most: number): number | null =>
  number === undefined || number > most ? null : number;

const plainLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(plain)
    .filter(Boolean)
    .join('\n');

function settingOf(written: string): Setting | null {
  const isInside = /\b(?:INT|I)\b|실내|안|내/i.test(written);
  const isOutside = /\b(?:EXT|E)\b|실외|야외|밖|외/i.test(written);
  if (isInside && isOutside) return 'INT/EXT';
  return isInside ? 'INT' : isOutside ? 'EXT' : null;
}

/** A morning is shot by day; its word stays, since the sheet tells it from other days. */
const MORNING = /morning|아침/i;

const TIMES: readonly (readonly [TimeOfDay, RegExp])[] = [
  ['day', MORNING],
  ['dawn', /dawn|sunrise|새벽|여명/i],
  ['sunset', /dusk|sunset|evening|magic|저녁|노을|해질/i],
  ['night', /night|밤|야간|심야/i],
  ['day', /\bday\b|noon|낮|오전|오후|주간/i],
];

/** A time that is no word of ours is kept as written. */
function whenOf(sheet: UssBreakdown, written: string): Pick<ScheduleScene, 'timeOfDay' | 'timeText'> {
  const most = shape.timeText.maxLength ?? 40;
  const isOurs = sheet._timeOfDay !== undefined || sheet._timeText !== undefined;
  if (isOurs)
    return { timeOfDay: sheet._timeOfDay ?? null, timeText: (sheet._timeText ?? '').slice(0, most) };
  const timeOfDay = TIMES.find(([, word]) => word.test(written))?.[0] ?? null;
  const saysMore = timeOfDay === null || MORNING.test(written);
  return { timeOfDay, timeText: saysMore ? written.slice(0, most) : '' };
}
