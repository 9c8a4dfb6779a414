import {
  formatEighths,
  type LineType,
  type OrganisedLine,
  type OrganisedScreenplay,
  type ReviewedScene,
} from '@ddak/domain';

/** How the scenes are listed: those with doubts first, or as they stand in the text. */
export type SceneOrder = 'doubts' | 'text';

export type SceneListItem =
  | { readonly kind: 'title'; readonly key: string; readonly text: string; readonly count: number }
  | { readonly kind: 'scene'; readonly key: string; readonly scene: ReviewedScene };

const item = (scene: ReviewedScene): SceneListItem => ({
  kind: 'scene',
  key: String(scene.headingLine),
  scene,
});

/** The scene list as shown, with its titles. */
export function sceneListItems(scenes: readonly ReviewedScene[], order: SceneOrder): SceneListItem[] {
  if (order === 'text') return scenes.map(item);
  const doubtful = scenes.filter((scene) => scene.doubts.length > 0);
  const clear = scenes.filter((scene) => scene.doubts.length === 0);
  const group = (key: string, text: string, list: readonly ReviewedScene[]): SceneListItem[] =>
    list.length === 0 ? [] : [{ kind: 'title', key, text, count: list.length }, ...list.map(item)];
  return [...group('doubtful', '확인할 씬', doubtful), ...group('clear', '그 밖의 씬', clear)];
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

/** One block of the text as drawn: a speech is its name with the lines that are said; everything else is one line. */
export interface ScriptBlock {
  readonly key: number;
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
  text: OrganisedScreenplay,
  scenes: readonly ReviewedScene[],
): readonly ScriptBlock[] {
  const byHeading = new Map(scenes.map((scene) => [scene.headingLine, scene]));
  const blocks: ScriptBlock[] = [];
  for (const line of text.lines) {
    const scene = byHeading.get(line.n);
    const last = blocks.at(-1);
    if (scene) blocks.push({ key: line.n, kind: 'heading', nameLine: null, lines: [line], scene });
    else if (line.type === 'character')
      blocks.push({ key: line.n, kind: 'speech', nameLine: line, lines: [], scene: null });
    else if (line.type === 'dialogue' || line.type === 'parenthetical') {
      if (last?.kind === 'speech') blocks[blocks.length - 1] = { ...last, lines: [...last.lines, line] };
      else blocks.push({ key: line.n, kind: 'speech', nameLine: null, lines: [line], scene: null });
    } else
      blocks.push({
        key: line.n,
        kind: line.type === 'heading' ? 'action' : line.type,
        nameLine: null,
        lines: [line],
        scene: null,
      });
  }
  return blocks;
}

/** The place of the block that holds a line, for scrolling; -1 where there is none. */
export const blockAt = (blocks: readonly ScriptBlock[], n: number): number =>
  blocks.findLastIndex((block) => block.key <= n);

/** The scene that a line belongs to. */
export const sceneAt = (scenes: readonly ReviewedScene[], n: number): ReviewedScene | undefined =>
  scenes.find((scene) => n >= scene.headingLine && n <= scene.lastLine);
