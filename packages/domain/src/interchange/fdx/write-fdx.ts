import type { BreakdownItem } from '../../breakdown/breakdown-item.ts';
import { itemsOfScene } from '../../breakdown/items-of-scene.ts';
import { formatEighths } from '../../kernel/eighths.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import { flagWords, TIME_WORDS } from '../../scene/scene-words.ts';
import type { LineType, OrganisedScreenplay } from '../../screenplay/organised.ts';
import type { ProjectState } from '../../state.ts';
import { type ScriptScene, scriptScenes } from './script-scenes.ts';
import { TagBook } from './tag-book.ts';
import { attribute, xmlText } from './xml-text.ts';

/**
 * FX1, FX2: the script of an episode as Final Draft reads it, with scene numbers, and what scenes need as tags.
 * @param texts the scripts of `episodeScreenplays`
 */
export function writeFdx(
  state: ProjectState,
  episodeId: Id,
  texts: ReadonlyMap<Id, OrganisedScreenplay>,
): string {
  const project = [...state.project.values()][0];
  if (!project) throw new Error('a state without its project has no script');
  const book = new TagBook(project._id);
  const paragraphs = scriptScenes(state, episodeId, texts).flatMap((one) => writeScene(state, one, book));
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no" ?>',
    '<FinalDraft DocumentType="Script" Template="No" Version="5">',
    '  <Content>',
    ...paragraphs.map((paragraph) => `    ${paragraph}`),
    '  </Content>',
    '  <TitlePage><Content>',
    `    <Paragraph Alignment="Center" Type="General"><Text>${xmlText(project.title)}</Text></Paragraph>`,
    '  </Content></TitlePage>',
    book.toXml(),
    '</FinalDraft>',
    '',
  ].join('\n');
}

const KINDS: Readonly<Record<LineType, string>> = {
  // SY8: a heading that was joined away is text.
  heading: 'Action',
  action: 'Action',
  character: 'Character',
  dialogue: 'Dialogue',
  parenthetical: 'Parenthetical',
  transition: 'Transition',
  note: 'General',
  other: 'General',
};

function writeScene(state: ProjectState, { scene, heading, lines }: ScriptScene, book: TagBook): string[] {
  const number = `${scene.sceneNo}${scene.subSceneNo}`;
  if (scene.status === 'omitted')
    return [`<Paragraph Number="${number}" Type="Scene Heading"><Text>OMITTED</Text></Paragraph>`];
  const items = itemsOfScene(state, scene._id);
  const placed = new Map(lines.map(({ n, text }) => [n, placesIn(text, n, items, scene)] as const));
  const found = new Set([...placed.values()].flatMap((places) => places.map(({ item }) => item)));
  // What nobody has marked in the words is of the scene as a whole.
  const rest = items.filter((item) => !found.has(item));
  const length = scene.pages === 0 ? '' : ` Length="${formatEighths(scene.pages)}"`;
  const summary =
    lines.length > 0 || scene.synopsis === ''
      ? ''
      : `<Summary><Paragraph><Text>${xmlText(scene.synopsis)}</Text></Paragraph></Summary>`;
  const tag = rest.length === 0 ? '' : ` TagNumber="${book.tag(rest)}"`;
  return [
    `<Paragraph Number="${attribute(number)}" Type="Scene Heading"><SceneProperties${length} Title="${attribute(scene.name)}">${summary}</SceneProperties><Text${tag}>${xmlText(headingOf(scene, heading))}</Text></Paragraph>`,
    ...lines.map(
      ({ n, type, text }) =>
        `<Paragraph Type="${KINDS[type]}">${runsOf(text, placed.get(n) ?? [], book)}</Paragraph>`,
    ),
  ];
}

/** `INT. 편의점 - 밤 (회상)`, as the list has it; in the script's words where the list knows no place. */
function headingOf(scene: Scene, written: string | null): string {
  const { setName, setting, timeOfDay, timeText } = scene;
  if (setName === '') return written || '장소 미정';
  const time = timeText || (timeOfDay === null ? '' : TIME_WORDS[timeOfDay]);
  const flags = flagWords(scene).map((word) => ` (${word})`);
  return `${setting === null ? '' : `${setting}. `}${setName}${time === '' ? '' : ` - ${time}`}${flags.join('')}`;
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly item: BreakdownItem;
}

/** Where the words of things stand on a line; of words that overlap the first are tagged. */
function placesIn(text: string, n: number, items: readonly BreakdownItem[], scene: Scene): Place[] {
  const places = items.flatMap((item) => {
    const { evidence } = item;
    if (evidence?.line !== n || evidence.words === '' || scene.screenplayId === null) return [];
    const from = text.indexOf(evidence.words);
    return from < 0 ? [] : [{ from, to: from + evidence.words.length, item }];
  });
  const taken: Place[] = [];
  for (const place of places.sort((a, b) => a.from - b.from))
    if (place.from >= (taken.at(-1)?.to ?? 0)) taken.push(place);
  return taken;
}

function runsOf(text: string, places: readonly Place[], book: TagBook): string {
  let at = 0;
  const runs = places.flatMap(({ from, to, item }) => {
    const before = text.slice(at, from);
    at = to;
    return [
      ...(before === '' ? [] : [`<Text>${xmlText(before)}</Text>`]),
      `<Text TagNumber="${book.tag([item])}">${xmlText(text.slice(from, to))}</Text>`,
    ];
  });
  const rest = text.slice(at);
  return [...runs, ...(rest === '' ? [] : [`<Text>${xmlText(rest)}</Text>`])].join('');
}
