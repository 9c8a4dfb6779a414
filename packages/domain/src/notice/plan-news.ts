import type { Section } from '../access/section.ts';
import type { Change } from '../change.ts';
import { netChanges } from '../history/net-changes.ts';
import { readableChanges } from '../history/readable-changes.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { tableDefinition } from '../tables.ts';
import { planLines } from './plan-lines.ts';
import { sceneLines } from './scene-lines.ts';
import type { ToldEntry } from './told.ts';
import { inWords } from './with-names.ts';

/** What others have changed in a part of the plan since somebody was last told. */
export interface PlanNews {
  readonly section: Section;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

type Lines = (state: ProjectState, changes: readonly Change[]) => readonly string[];
const PARTS: readonly { readonly section: Section; readonly path: string; readonly lines: Lines }[] = [
  { section: 'timetable', path: 'timetable', lines: planLines },
  { section: 'screenplay', path: 'scenes', lines: sceneLines },
  { section: 'breakdown', path: 'breakdown', lines: sceneLines },
];

/**
 * NT9: many changes in words, at most one notice for each part of the plan that somebody may read: what came of all of
 * them, theirs aside. What was done and taken back again is no news.
 */
export function planNews(
  state: ProjectState,
  member: ProjectMember,
  entries: readonly Omit<ToldEntry, 'commandId' | 'at'>[],
): readonly PlanNews[] {
  const others = entries.filter(({ actorId }) => actorId !== member.userId);
  const net = netChanges(others.flatMap(({ changes }) => changes));
  const seen = readableChanges(state, member, net);
  return PARTS.flatMap(({ section, path, lines }) => {
    const [first, ...rest] = lines(
      state,
      seen.filter((one) => sectionOf(one) === section),
    );
    if (first === undefined) return [];
    const by = others.filter(({ changes }) => changes.some((one) => sectionOf(one) === section));
    const title = `${namesOf(by.map(({ actorId }) => actorId))} ${first}`;
    return [{ section, title, body: rest.join(' · '), path }];
  });
}

const sectionOf = ({ table }: Change): Section => tableDefinition(table).section;

function namesOf(actors: readonly Id[]): string {
  const [first = '', ...others] = new Set(actors);
  return others.length === 0 ? `${inWords(first)} 님이` : `${inWords(first)} 님 외 ${others.length}명이`;
}
