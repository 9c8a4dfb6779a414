import { type Scene, sceneSchema } from './scene.ts';

const { shape } = sceneSchema;

/**
 * SC26: what a scene takes from others that become one with it. Its own head stays, and what it lacks it takes from the first
 * that has it; lengths, cuts and minutes are those of all. A synopsis that finds no room goes to the note. Null: all of it is more
 * than a scene can hold.
 */
export function joinedFacts(into: Scene, others: readonly Scene[]): Partial<Scene> | null {
  const all = [into, ...others];
  const first = <K extends keyof Scene>(key: K): Scene[K] =>
    (all.find((scene) => scene[key] !== '' && scene[key] !== null) ?? into)[key];
  const texts = once(all.map(({ synopsis }) => synopsis));
  const whole = texts.join(' ');
  const fits = shape.synopsis.safeParse(whole).success;
  const note = once([...all.map((scene) => scene.note), ...(fits ? [] : texts.slice(1))]).join('\n');
  const timed = all.find(({ timeOfDay }) => timeOfDay !== null) ?? into;
  const row: Partial<Scene> = {
    name: first('name'),
    setName: first('setName'),
    location: first('location'),
    setting: first('setting'),
    shootKind: first('shootKind'),
    storyDay: first('storyDay'),
    sequence: first('sequence'),
    ...{ timeOfDay: timed.timeOfDay, timeText: timed.timeText },
    windowVisible: all.some((scene) => scene.windowVisible),
    flags: [...new Set(all.flatMap(({ flags }) => flags))],
    characters: [...new Set(all.flatMap(({ characters }) => characters.map(({ _id }) => _id)))].map(
      (_id) => ({
        _id,
      }),
    ),
    synopsis: fits ? whole : into.synopsis || (texts[0] ?? ''),
    note,
    pages: all.reduce((sum, { pages }) => sum + pages, 0),
    screenMinutes: sumOf(all.map(({ screenMinutes }) => screenMinutes)),
    cutCount: sumOf(all.map(({ cutCount }) => cutCount)),
    plannedMinutes: sumOf(all.map(({ plannedMinutes }) => plannedMinutes)),
    ...textOf(all),
  };
  return sceneSchema.safeParse({ ...into, ...row }).success ? row : null;
}

const once = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** Where nobody has said any, there is none. */
function sumOf(numbers: readonly (number | null)[]): number | null {
  const said = numbers.filter((number) => number !== null);
  return said.length === 0 ? null : Math.round(said.reduce((sum, number) => sum + number, 0) * 100) / 100;
}

/** Its text in the script: of all where they stand behind each other, else that of the first that has one. */
function textOf(all: readonly Scene[]): Pick<Scene, 'screenplayId' | 'firstLine' | 'lastLine'> {
  const written = all.filter(({ firstLine, lastLine }) => firstLine !== null && lastLine !== null);
  const [first, ...rest] = written;
  if (!first) return { screenplayId: null, firstLine: null, lastLine: null };
  const inOrder = written.toSorted((a, b) => (a.firstLine ?? 0) - (b.firstLine ?? 0));
  const goesOn = inOrder.every(
    ({ firstLine, screenplayId }, i) =>
      screenplayId === first.screenplayId && (i === 0 || firstLine === (inOrder[i - 1]?.lastLine ?? 0) + 1),
  );
  const { screenplayId, firstLine, lastLine } = first;
  if (rest.length === 0 || !goesOn) return { screenplayId, firstLine, lastLine };
  return {
    screenplayId,
    firstLine: inOrder[0]?.firstLine ?? null,
    lastLine: inOrder.at(-1)?.lastLine ?? null,
  };
}
