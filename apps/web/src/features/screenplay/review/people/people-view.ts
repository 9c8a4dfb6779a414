import { type Doubt, type Id, type OrganisedScreenplay, type ReviewedScene, SURE_PERSON } from '@ddak/domain';

/** Someone of the script: how often he speaks, and the scenes that he is in, by their heading lines. */
export interface ReviewedPerson {
  readonly name: string;
  /** Speeches; 0: only appears. */
  readonly lines: number;
  readonly headingLines: readonly number[];
}

/** The people of the reviewed scenes, who speaks most first. */
export function reviewedPeople(scenes: readonly ReviewedScene[]): readonly ReviewedPerson[] {
  const people = new Map<string, { lines: number; headingLines: number[] }>();
  for (const scene of scenes)
    for (const { name, lines } of scene.characters) {
      const known = people.get(name) ?? { lines: 0, headingLines: [] };
      known.lines += lines;
      known.headingLines.push(scene.headingLine);
      people.set(name, known);
    }
  return [...people]
    .map(([name, facts]) => ({ name, ...facts }))
    .sort((a, b) => b.lines - a.lines || b.headingLines.length - a.headingLines.length);
}

/** `대사 12 · 씬 5`, `나오기만 해요 · 씬 2`. */
export const personFacts = (person: ReviewedPerson): string =>
  `${person.lines > 0 ? `대사 ${person.lines}` : '나오기만 해요'} · 씬 ${person.headingLines.length}`;

/** What is known of the names of a script, beside how often they stand there. */
interface Names {
  readonly text: Pick<OrganisedScreenplay, 'characters'>;
  readonly names: ReadonlyMap<string, string>;
  /** SC21: whether a name is known to be no person. */
  readonly isNoPerson: (name: string) => boolean;
}

/**
 * SY23: those who are perhaps no people, as they were read (OG70), apart from those who likely are. Who was named,
 * merged or called a person is one. Names that the project knows to be none (SC21) stand by themselves.
 */
export function splitByLikelihood(
  people: readonly ReviewedPerson[],
  { text, names, isNoPerson }: Names,
): Readonly<Record<'likely' | 'unlikely' | 'none', readonly ReviewedPerson[]>> {
  const none = people.filter(({ name }) => isNoPerson(name));
  const others = none.length === 0 ? people : people.filter(({ name }) => !isNoPerson(name));
  const doubtful = new Set(
    text.characters.flatMap(({ name, confidence = 1 }) =>
      confidence < SURE_PERSON && !names.has(name) ? [name] : [],
    ),
  );
  return {
    none,
    likely: others.filter(({ name }) => !doubtful.has(name)),
    unlikely: others.filter(({ name }) => doubtful.has(name)),
  };
}

/** A set of the script with its scenes. */
export interface ReviewedPlace {
  readonly setName: string;
  readonly scenes: readonly ReviewedScene[];
}

/** The places of the reviewed scenes, the most used first; scenes without a place are left out. */
export function reviewedPlaces(scenes: readonly ReviewedScene[]): readonly ReviewedPlace[] {
  const places = Map.groupBy(
    scenes.filter((scene) => scene.setName !== null && !scene.omitted),
    (scene) => scene.setName as string,
  );
  return [...places]
    .map(([setName, used]) => ({ setName, scenes: used }))
    .sort((a, b) => b.scenes.length - a.scenes.length);
}

/** People who may be one: a doubt with its scene, to be answered among the people. */
export interface MergeOffer {
  readonly key: Id;
  readonly doubt: Doubt;
  readonly scene: ReviewedScene;
}

export const mergeOffers = (scenes: readonly ReviewedScene[]): readonly MergeOffer[] =>
  scenes.flatMap((scene) =>
    scene.doubts
      .filter((doubt) => doubt.code === 'same_person')
      .map((doubt) => ({ key: `${doubt.line}/${doubt.names?.join('/')}`, doubt, scene })),
  );
