import {
  breakdownItemSchema,
  characterSchema,
  type ListedScene,
  locationSchema,
  sceneSchema,
} from '@ddak/domain';
import type { TableReading } from '@ddak/screenplay/table';

/** A scene of the list as it is taken over, the row that it stands in, and what to look at. */
export interface ListedRow {
  readonly row: number;
  readonly scene: ListedScene;
  readonly doubts: readonly string[];
}

/** What is not taken over, and why. */
export interface LeftRow {
  readonly row: number;
  readonly why: string;
}

type Texts = 'name' | 'setName' | 'realName' | 'timeText' | 'synopsis' | 'storyDay' | 'sequence' | 'note';
const { shape } = sceneSchema;
const MOST: Readonly<Record<Texts, number>> = {
  name: shape.name.maxLength ?? 200,
  setName: shape.setName.maxLength ?? 120,
  realName: locationSchema.shape.realName.maxLength ?? 120,
  timeText: shape.timeText.maxLength ?? 40,
  synopsis: shape.synopsis.maxLength ?? 300,
  storyDay: shape.storyDay.maxLength ?? 20,
  sequence: shape.sequence.maxLength ?? 20,
  note: shape.note.maxLength ?? 500,
};
const NAME = characterSchema.shape.name.maxLength ?? 60;
const THING = breakdownItemSchema.shape.name.maxLength ?? 80;
/** As many people, and as many things, as one scene takes. */
const MOST_OF_ONE = 200;

/**
 * The scenes of a table as the project takes them. A number that stands twice is taken once; in a project that is no series
 * an episode is none.
 */
export function listedScenes(
  { rows }: Extract<TableReading, { as: 'scenes' }>,
  isSeries: boolean,
): { scenes: ListedRow[]; left: LeftRow[] } {
  const scenes: ListedRow[] = [];
  const left: LeftRow[] = [];
  const taken = new Set<string>();
  for (const { row, others: _, until: __, doubts, ...told } of rows) {
    const episodeNo = isSeries ? told.episodeNo : null;
    const key = `${episodeNo ?? 1}/${told.sceneNo}${told.subSceneNo}`;
    if (taken.has(key) || (episodeNo ?? 1) > 200) {
      left.push({
        row,
        why: taken.has(key) ? '같은 번호의 씬이 위에 있어요.' : '200부까지 가져올 수 있어요.',
      });
      continue;
    }
    taken.add(key);
    const cut = { ...told, episodeNo };
    for (const field of Object.keys(MOST) as Texts[])
      cut[field] = told[field].trim().slice(0, MOST[field]).trim();
    const characters = told.characters.map((name) => name.slice(0, NAME).trim()).filter(Boolean);
    const items = told.items.map((item) => ({ ...item, name: item.name.slice(0, THING).trim() }));
    scenes.push({
      row,
      doubts,
      scene: { ...cut, characters: characters.slice(0, MOST_OF_ONE), items: items.slice(0, MOST_OF_ONE) },
    });
  }
  return { scenes, left };
}
