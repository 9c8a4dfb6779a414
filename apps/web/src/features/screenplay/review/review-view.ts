import {
  formatEighths,
  hasNoText,
  type LineType,
  type OrganisedLine,
  type ReviewedScene,
} from '@ddak/domain';

/** How the scenes are listed: those to check first, those alone, those guessed alone, or all as they stand in the text. */
export type SceneOrder = 'doubts' | 'only' | 'guessed' | 'text';

export type SceneListItem =
  | { readonly kind: 'title'; readonly key: string; readonly text: string; readonly count: number }
  | { readonly kind: 'scene'; readonly key: string; readonly scene: ReviewedScene };

/** The orders that there are: nothing is listed as guessed where nothing is, unless one stands there. */
export const ordersOf = (scenes: readonly ReviewedScene[], now: SceneOrder): readonly SceneOrder[] =>
  now === 'guessed' || scenes.some(isGuessed)
    ? ['doubts', 'only', 'guessed', 'text']
    : ['doubts', 'only', 'text'];

const items = new WeakMap<ReviewedScene, SceneListItem>();

/** One item for each scene object, so that a row is drawn again only when its scene has changed. */
function item(scene: ReviewedScene): SceneListItem {
  const known = items.get(scene);
  if (known) return known;
  const made: SceneListItem = { kind: 'scene', key: String(scene.headingLine), scene };
  items.set(scene, made);
  return made;
}

const NONE: ReadonlyMap<number, unknown> = new Map();

/** The scene list as shown, with its titles. `fromModel`: scenes that a model has changed, by heading line (SY18). */
export function sceneListItems(
  scenes: readonly ReviewedScene[],
  order: SceneOrder,
  fromModel: ReadonlyMap<number, unknown> = NONE,
): SceneListItem[] {
  if (order === 'text') return scenes.map(item);
  if (order === 'guessed') return scenes.filter(isGuessed).map(item);
  const doubtful = scenes.filter((scene) => scene.doubts.length > 0);
  const rest = scenes.filter((scene) => scene.doubts.length === 0);
  const changed = rest.filter((scene) => fromModel.has(scene.headingLine));
  if (order === 'only') return [...doubtful, ...changed].map(item);
  const settled = rest.filter((scene) => !fromModel.has(scene.headingLine));
  const guessed = settled.filter(isGuessed);
  const clear = settled.filter((scene) => !isGuessed(scene));
  const group = (key: string, text: string, list: readonly ReviewedScene[]): SceneListItem[] =>
    list.length === 0 ? [] : [{ kind: 'title', key, text, count: list.length }, ...list.map(item)];
  return [
    ...group('doubtful', '확인할 씬', doubtful),
    ...group('changed', 'AI가 고친 씬', changed),
    ...group('guessed', '짐작한 씬', guessed),
    ...group('clear', '그 밖의 씬', clear),
  ];
}

/** What a guess is called; in and out, which its place suggests, too. */
const GUESS_WORDS: Readonly<Record<string, string>> = {
  episodeNo: '에피소드',
  sceneNo: '번호',
  subSceneNo: '번호',
  setName: '장소',
  setting: '안/밖',
  timeOfDay: '시간',
  timeText: '시간',
};

/** What of a scene was guessed and nobody has looked at: `번호`, `안/밖`, each once. */
export const guessesOf = (scene: ReviewedScene): readonly string[] => [
  ...new Set(scene.guessed.flatMap((field) => GUESS_WORDS[field] ?? [])),
];

export const isGuessed = (scene: ReviewedScene): boolean => guessesOf(scene).length > 0;

/** `안/밖 29 · 시간 3`: what was guessed, in how many scenes, the most first. */
export function guessSummary(scenes: readonly ReviewedScene[]): string {
  const counts = new Map<string, number>();
  for (const word of scenes.flatMap(guessesOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => `${word} ${count}`)
    .join(' · ');
}

/** `12A`, in a script of several episodes `3-12A`; `–` for a scene without a number. */
export function reviewedLabel(scene: ReviewedScene, severalEpisodes: boolean): string {
  if (scene.sceneNo === null) return '–';
  const number = `${scene.sceneNo}${scene.subSceneNo}`;
  return severalEpisodes && scene.episodeNo !== null ? `${scene.episodeNo}-${number}` : number;
}

export const hasSeveralEpisodes = (scenes: readonly ReviewedScene[]): boolean =>
  new Set(scenes.map((scene) => scene.episodeNo)).size > 1;

/** `1 3/8쪽`. */
export const pagesText = (eighths: number): string => `${formatEighths(eighths)}쪽`;

/** What the lines are called, in the order of their keys 1 to 8. */
export const LINE_TYPE_WORDS: readonly (readonly [type: LineType, word: string])[] = [
  ['heading', '씬 제목'],
  ['action', '지문'],
  ['character', '인물'],
  ['dialogue', '대사'],
  ['parenthetical', '괄호'],
  ['transition', '전환'],
  ['note', '메모'],
  ['other', '그 밖'],
];

/** `확신 62%`. */
export const sureText = (confidence: number): string => `확신 ${Math.round(confidence * 100)}%`;

/** One block of the text as drawn: a speech is its name with the lines that are said; everything else is one line. */
export interface ScriptBlock {
  readonly key: number;
  /** The first line that it draws. */
  readonly from: number;
  readonly kind:
    | 'heading'
    | 'speech'
    | Exclude<LineType, 'heading' | 'character' | 'dialogue' | 'parenthetical'>;
  /** The name's line, where there is one. */
  readonly nameLine: OrganisedLine | null;
  readonly lines: readonly OrganisedLine[];
  /** The scene that begins here. */
  readonly scene: ReviewedScene | null;
}

/** The text as blocks. Headings are those of the reviewed scenes: a line split off is one, one joined away is not. */
export function scriptBlocks(
  lines: readonly OrganisedLine[],
  scenes: readonly ReviewedScene[],
): readonly ScriptBlock[] {
  const byHeading = new Map(
    scenes.flatMap((scene) => (hasNoText(scene) ? [] : [[scene.headingLine, scene] as const])),
  );
  const blocks: ScriptBlock[] = [];
  let saying: OrganisedLine[] | null = null;
  for (const line of lines) {
    const scene = byHeading.get(line.n) ?? null;
    const isHeading = scene !== null && !scene.headless;
    // A heading that stands for itself comes before the line, under a key that no line has.
    if (scene?.headless) blocks.push(blockOf('heading', [], { key: -line.n, from: line.n, scene }));
    const isSaid = line.type === 'dialogue' || line.type === 'parenthetical';
    if (!isHeading && isSaid && saying && !scene) {
      saying.push(line);
      continue;
    }
    saying = null;
    const at = { key: line.n, from: line.n, scene: isHeading ? scene : null };
    if (isHeading) blocks.push(blockOf('heading', [line], at));
    else if (line.type === 'character' || isSaid) {
      saying = isSaid ? [line] : [];
      blocks.push({ ...blockOf('speech', saying, at), nameLine: isSaid ? null : line });
    } else blocks.push(blockOf(kindOf(line.type), [line], at));
  }
  return blocks;
}

/** A heading that was joined away reads as action. */
const kindOf = (type: LineType): ScriptBlock['kind'] =>
  type === 'transition' || type === 'note' || type === 'other' ? type : 'action';

const blockOf = (
  kind: ScriptBlock['kind'],
  lines: readonly OrganisedLine[],
  at: Pick<ScriptBlock, 'key' | 'from' | 'scene'>,
): ScriptBlock => ({ ...at, kind, lines, nameLine: null });

/** The place of the block that holds a line, for scrolling; -1 where there is none. */
export const blockAt = (blocks: readonly ScriptBlock[], n: number): number =>
  blocks.findLastIndex((block) => block.from <= n);

/** The scene that a line belongs to. */
export const sceneAt = (scenes: readonly ReviewedScene[], n: number): ReviewedScene | undefined =>
  scenes.find((scene) => n >= scene.headingLine && n <= scene.lastLine);
