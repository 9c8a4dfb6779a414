import { byOrder, groupBy, matchesSearch, type ProjectState, type SheetReader } from '@ddak/domain';

export interface ReaderFilter {
  readonly search: string;
  /** Those alone who have not confirmed. */
  readonly onlyWaiting: boolean;
}

export interface ReaderGroup {
  readonly title: string;
  /** Of all of the team, whoever is looked for. */
  readonly confirmed: number;
  readonly count: number;
  readonly readers: readonly SheetReader[];
}

const ACTORS = '배우';
const NO_TEAM = '팀 없음';
const groupOf = ({ kind, team }: SheetReader): string => (kind === 'actor' ? ACTORS : team || NO_TEAM);

/** CS109: the readers of a version by teams in their order, then the actors and who is in no team; those alone who are looked for. */
export function groupReaders(
  state: Pick<ProjectState, 'crewTeam'>,
  readers: readonly SheetReader[],
  { search, onlyWaiting }: ReaderFilter,
): readonly ReaderGroup[] {
  const groups = Map.groupBy(readers, groupOf);
  const teams = [...state.crewTeam.values()].sort(byOrder).map(({ name }) => name);
  const titles = new Set(
    [...teams, ...groups.keys()].filter((title) => title !== ACTORS && title !== NO_TEAM),
  );
  const isLookedFor = (reader: SheetReader): boolean =>
    (!onlyWaiting || reader.standing !== 'confirmed') &&
    matchesSearch([reader.name, reader.team, groupOf(reader)], search);
  return [...titles, ACTORS, NO_TEAM].flatMap((title) => {
    const all = groups.get(title) ?? [];
    const found = all.filter(isLookedFor);
    if (found.length === 0) return [];
    const confirmed = all.filter(({ standing }) => standing === 'confirmed').length;
    return { title, confirmed, count: all.length, readers: found };
  });
}

/** Who has no account, and so a link of their own. */
export const linkedReaders = (groups: readonly ReaderGroup[]): readonly SheetReader[] =>
  groups.flatMap(({ readers }) => readers.filter(({ kind }) => kind !== 'member'));

/** CS110: a line each: team, name, phone and link, as a spreadsheet or a service for text messages takes them. */
export function linkLines(
  state: Pick<ProjectState, 'personContact'>,
  readers: readonly SheetReader[],
  urls: readonly (string | null)[],
): readonly string[] {
  const [ofCrew, ofActors] = [
    groupBy(state.personContact, 'crewId'),
    groupBy(state.personContact, 'characterId'),
  ];
  return readers.flatMap((reader, i) => {
    const url = urls[i];
    if (!url) return [];
    const contact = (reader.kind === 'actor' ? ofActors : ofCrew).get(reader.id)?.[0];
    return [groupOf(reader), reader.name, contact?.phone ?? '', url].join('\t');
  });
}
