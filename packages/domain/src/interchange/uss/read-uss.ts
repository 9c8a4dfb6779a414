import { readBreakdown } from './read-breakdown.ts';
import { readElements } from './read-elements.ts';
import { readStripboard } from './read-stripboard.ts';
import type { CountedNumber } from './scene-number.ts';
import type { ScheduleReading, ScheduleScene } from './schedule-reading.ts';
import { ussSchema } from './uss-file.ts';

export type UssAnswer =
  | { readonly ok: true; readonly schedule: ScheduleReading; readonly notes: readonly string[] }
  /** `where`: the first place in the file that is not as the standard has it; null: it is no such file at all. */
  | { readonly ok: false; readonly where: string | null };

/** US1: a schedule of another program, out of the JSON that its file holds. The file is untrusted. */
export function readUss(content: unknown): UssAnswer {
  if (typeof content !== 'object' || content === null || !('universalScheduleStandard' in content))
    return { ok: false, where: null };
  const parsed = ussSchema.safeParse(content.universalScheduleStandard);
  if (!parsed.success) return { ok: false, where: parsed.error.issues[0]?.path.join('.') ?? '' };
  const uss = parsed.data;
  const elements = readElements(uss);
  const episode = Number(uss.episode ?? Number.NaN);
  const scenes = new Map<string, ScheduleScene>();
  const numbers = new Map<string, CountedNumber>();
  const skipped: ScheduleReading['skipped'] = [];
  uss.breakdowns.forEach((sheet, i) => {
    if (sheet.type === 'banner' || sheet.type === 'day') return;
    const scene = readBreakdown(
      sheet,
      i + 1,
      elements,
      Number.isInteger(episode) && episode > 0 ? episode : null,
    );
    if (typeof scene === 'string') {
      skipped.push({ row: i + 1, why: scene });
      return;
    }
    numbers.set(sheet.id, scene);
    const key = `${scene.episodeNo ?? ''}/${scene.sceneNo}${scene.subSceneNo}`;
    const half = scenes.get(key);
    const isHalf = half !== undefined && /PT\.?\s*\d+\s*$/i.test(String(sheet.scene ?? ''));
    if (half && isHalf) scenes.set(key, joinHalves(half, scene));
    else if (half) skipped.push({ row: i + 1, why: '같은 번호의 씬이 위에 있어요.' });
    else scenes.set(key, scene);
  });
  const dayBreaks = new Set(uss.breakdowns.flatMap(({ id, type }) => (type === 'day' ? [id] : [])));
  const calendars = new Map((uss.calendars ?? []).map((calendar) => [calendar.id, calendar]));
  const boards = (uss.stripboards ?? []).map((board) =>
    readStripboard(board, calendars.get(board.calendar ?? ''), { numbers, dayBreaks }),
  );
  return { ok: true, schedule: { scenes: [...scenes.values()], skipped, boards }, notes: notesOf(uss) };
}

/** US5: two halves of a scene are one; its length is that of both, its people and things those of either. */
function joinHalves(first: ScheduleScene, second: ScheduleScene): ScheduleScene {
  const sum = (a: number | null, b: number | null): number | null =>
    a === null && b === null ? null : (a ?? 0) + (b ?? 0);
  const known = new Set(first.items.map(({ type, name }) => `${type}/${name}`));
  return {
    ...first,
    pages: sum(first.pages, second.pages),
    plannedMinutes: sum(first.plannedMinutes, second.plannedMinutes),
    characters: [...new Set([...first.characters, ...second.characters])],
    items: [...first.items, ...second.items.filter(({ type, name }) => !known.has(`${type}/${name}`))],
    doubts: [...new Set([...first.doubts, ...second.doubts])],
  };
}

/** What the file has and the plan does not take over. */
function notesOf({ breakdowns, elements }: ReturnType<typeof ussSchema.parse>): string[] {
  const banners = breakdowns.filter(({ type }) => type === 'banner').length;
  const withDays = elements.filter(({ events }) => (events ?? []).length > 0).length;
  return [
    ...(banners > 0 ? [`집합·식사 같은 배너 ${banners}개는 가져오지 않아요.`] : []),
    ...(withDays > 0
      ? [`인물과 물건의 일정 ${withDays}개는 가져오지 않아요. 불가일은 직접 적어 주세요.`]
      : []),
  ];
}
