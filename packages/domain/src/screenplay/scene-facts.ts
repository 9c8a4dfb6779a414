import type { OrganisedLine, OrganisedScreenplay, SceneCast } from './organised.ts';

export { synopsisOfLines } from './synopsis.ts';

/**
 * Rows that fill a normalised page: what eighths are counted on, whatever the file's own layout was. A page has room for
 * 54; more are counted, since the blank rows above what begins a page fall away.
 */
const ROWS_PER_PAGE = 57.6;

/** A page of a Korean drama runs about two minutes, of an English screenplay one. */
export const KOREAN_MINUTES_PER_PAGE = 2;
export const ENGLISH_MINUTES_PER_PAGE = 1;

/** Length of a run of lines in eighths of a page, each begun one counted whole: 1 where there is a line at all. */
export function eighthsOfLines(lines: readonly OrganisedLine[]): number {
  if (lines.length === 0) return 0;
  const rows = lines.reduce((sum, line) => sum + line.rows, 0);
  return Math.max(1, Math.ceil((rows / ROWS_PER_PAGE) * 8));
}

/** Minutes on the screen of so many eighths. */
export const screenMinutesOf = (eighths: number, minutesPerPage: number): number =>
  (eighths / 8) * minutesPerPage;

/** The pace that the text was organised at, as its own scenes show it; Korean drama's where it has none. */
export function minutesPerPageOf({ scenes }: Pick<OrganisedScreenplay, 'scenes'>): number {
  const scene = scenes.find(
    ({ pages, filePages, statedSeconds }) => (filePages ?? pages) > 0 && statedSeconds === undefined,
  );
  return scene ? (scene.screenMinutes * 8) / (scene.filePages ?? scene.pages) : KOREAN_MINUTES_PER_PAGE;
}

/** Who is in a run of lines, in order of appearance; `lines` counts speeches, 0 for who only appears. */
export function castOfLines(lines: readonly OrganisedLine[]): SceneCast[] {
  const speeches = new Map<string, number>();
  for (const line of lines) {
    const speakers = line.who === undefined ? [] : [line.who, ...(line.alsoWho ?? [])];
    for (const name of speakers) speeches.set(name, (speeches.get(name) ?? 0) + 1);
    for (const name of line.mentions ?? []) if (!speeches.has(name)) speeches.set(name, 0);
  }
  return [...speeches].map(([name, count]) => ({ name, lines: count }));
}
