import {
  BREAKDOWN_CATEGORIES,
  type BreakdownItem,
  type BreakdownType,
  byOrder,
  type CrewTeam,
  categoriesOf,
  isDecided,
  josa,
  type OrganisedLine,
  type ProjectState,
  type Scene,
  sceneLabel,
  scenesInOrder,
  teamWords,
} from '@ddak/domain';

/** A scene in the list at the left: what it needs, and how many suggestions nobody has decided on. */
export interface SceneEntry {
  readonly scene: Scene;
  readonly label: string;
  readonly items: number;
  readonly open: number;
}

/** Every scene that is still shot, in the order of lists. */
export function sceneEntries(state: ProjectState): SceneEntry[] {
  const counts = new Map<string, { items: number; open: number }>();
  for (const item of state.breakdownItem.values()) {
    const count = counts.get(item.sceneId) ?? { items: 0, open: 0 };
    if (isDecided(item)) count.items += 1;
    if (item.status === 'suggested') count.open += 1;
    counts.set(item.sceneId, count);
  }
  return scenesInOrder(state)
    .filter((scene) => scene.status !== 'omitted')
    .map((scene) => ({
      scene,
      label: sceneLabel(state, scene),
      ...(counts.get(scene._id) ?? { items: 0, open: 0 }),
    }));
}

/** The next scene with open suggestions after this one, from the start again at the end; null where there is none. */
export function nextOpenScene(entries: readonly SceneEntry[], sceneId: string | null): SceneEntry | null {
  const at = entries.findIndex((entry) => entry.scene._id === sceneId);
  const turned = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))];
  return turned.find((entry) => entry.open > 0) ?? null;
}

/** The items of a category under its name, in SPEC.md's order; empty categories are left out. */
export function itemGroups(items: readonly BreakdownItem[]) {
  return BREAKDOWN_CATEGORIES.map((category) => ({
    category,
    items: items.filter((item) => item.type === category.type),
  })).filter((group) => group.items.length > 0);
}

const NUMBERS = new Map(BREAKDOWN_CATEGORIES.map(({ type, number }) => [type, number]));
/** BDcolor of a category: its number in SPEC.md. */
export const categoryNumber = (type: BreakdownType): number => NUMBERS.get(type) ?? 0;

export const categoryName = (type: BreakdownType): string =>
  BREAKDOWN_CATEGORIES.find((category) => category.type === type)?.name ?? '';

/** A stretch of a line: plain text, or the words that an item came from. */
export interface LinePart {
  readonly at: number;
  readonly text: string;
  readonly item: BreakdownItem | null;
}

/** A line cut at the words of its items; words that overlap earlier ones, or are no longer there, mark nothing. */
export function partsOfLine(line: OrganisedLine, items: readonly BreakdownItem[]): LinePart[] {
  const marks: { from: number; to: number; item: BreakdownItem }[] = [];
  for (const item of items) {
    const words = item.evidence?.line === line.n ? item.evidence.words : '';
    if (words === '') continue;
    let from = line.text.indexOf(words);
    while (from >= 0 && marks.some((mark) => from < mark.to && from + words.length > mark.from))
      from = line.text.indexOf(words, from + 1);
    if (from >= 0) marks.push({ from, to: from + words.length, item });
  }
  marks.sort((a, b) => a.from - b.from);
  const parts: LinePart[] = [];
  let at = 0;
  for (const { from, to, item } of marks) {
    if (from > at) parts.push({ at, text: line.text.slice(at, from), item: null });
    parts.push({ at: from, text: line.text.slice(from, to), item });
    at = to;
  }
  if (at < line.text.length || parts.length === 0) parts.push({ at, text: line.text.slice(at), item: null });
  return parts;
}

/** Words of one line that a person has chosen. */
export interface ChosenWords {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** A stretch of a line as chosen words: blanks at its ends left out; null where nothing is left. */
export function chooseWords(line: OrganisedLine, from: number, to: number): ChosenWords | null {
  const raw = line.text.slice(from, to);
  const words = raw.trim();
  if (words === '') return null;
  const start = from + raw.indexOf(words);
  return { line: line.n, from: start, to: start + words.length, words };
}

/** The words of a scene one after the other, for choosing them by keyboard. */
export function wordsOfLines(lines: readonly OrganisedLine[]): ChosenWords[] {
  return lines.flatMap((line) =>
    line.type === 'heading'
      ? []
      : [...line.text.matchAll(/\S+/g)].flatMap(
          (match) => chooseWords(line, match.index, match.index + match[0].length) ?? [],
        ),
  );
}

/** The item that is marked in a scene. */
export interface MarkedItem {
  readonly sceneId: string;
  readonly itemId: string;
}

/** SPEC.md section 4: marking an item that is marked takes the mark away; another scene begins without one. */
export function toggleMarked(now: MarkedItem | null, sceneId: string, itemId: string): MarkedItem | null {
  return now?.sceneId === sceneId && now.itemId === itemId ? null : { sceneId, itemId };
}

export const markedIn = (now: MarkedItem | null, sceneId: string | null): string | null =>
  now !== null && now.sceneId === sceneId ? now.itemId : null;

/** `우산,` → 우산: a name for the list, without the punctuation around it. */
export const nameOfWords = (words: string): string =>
  words
    .replace(/(?<=\S)\([^)]*\)?/g, ' ')
    .replace(/^[\s"'“”‘’(),.!?…·-]+|[\s"'“”‘’(),.!?…·-]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 80);

/** Whether the words that an item comes from are others than its name with a particle. */
export const wordsApart = ({ name, evidence }: Pick<BreakdownItem, 'name' | 'evidence'>): boolean =>
  evidence !== null && evidence.words.trim() !== '' && !evidence.words.trim().startsWith(name);

/** AC31: whose category it is, for who leads another: `의상팀이 맡아요`; where no team says so, that it is only read. */
export function whoseWords(teams: Iterable<CrewTeam>, type: BreakdownType): string {
  const names = [...teams]
    .filter((team) => categoriesOf(team).includes(type))
    .sort(byOrder)
    .map(({ name }) => teamWords(name))
    .join('·');
  return names === '' ? '보기만' : `${josa(names, '이/가')} 맡아요`;
}
