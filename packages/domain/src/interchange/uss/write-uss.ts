import type { ProjectState } from '../../state.ts';
import { ElementBook } from './element-book.ts';
import { sceneParts } from './scene-parts.ts';
import type { Uss } from './uss-file.ts';
import { castElement, writeBreakdown } from './write-breakdowns.ts';
import { writeStripboards } from './write-stripboards.ts';

/** The version of the standard that is written. */
const VERSION = '1.1.0';

/**
 * US2: the scenes, things, boards and days of a project as a file that other scheduling programs read.
 * @param options.now milliseconds since 1970
 */
export function writeUss(state: ProjectState, options: { readonly now: number }): string {
  const project = [...state.project.values()][0];
  if (!project) throw new Error('a state without its project has no schedule');
  const created = new Date(options.now).toISOString();
  const book = new ElementBook(project._id, created);
  for (const character of [...state.character.values()].sort((a, b) => a.characterNumber - b.characterNumber))
    castElement(character, book);
  const parts = sceneParts(state);
  const scenes = parts.map((part) => writeBreakdown(state, part, book, created));
  const { stripboards, calendars, banners } = writeStripboards(state, parts, created);
  const universalScheduleStandard: Uss = {
    id: project._id,
    ...{ author: null, company: null, created, episode: null, episodeName: null, description: null },
    ...{ name: project.title, project: project.title, season: null, source: 'DDAK', ussVersion: VERSION },
    ...{ schedColor: null, schedDate: created, scriptColor: null, scriptDate: null },
    breakdowns: [...scenes, ...banners],
    categories: [...book.categories.values()].sort((a, b) => (a.ucid ?? 0) - (b.ucid ?? 0)),
    elements: [...book.elements.values()],
    stripboards: [...stripboards],
    calendars: [...calendars],
  };
  return `${JSON.stringify({ universalScheduleStandard }, null, 2)}\n`;
}
