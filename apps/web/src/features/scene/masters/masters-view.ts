import {
  type Character,
  charactersInOrder,
  currentBoard,
  dayNumbers,
  formatEighths,
  groupBy,
  type Id,
  type Location,
  matchesSearch,
  minutesText,
  nameShootingDays,
  type PersonContact,
  type ProjectState,
  type Scene,
  sceneLabel,
  scenesInOrder,
  type Timetable,
  timetableAllocation,
} from '@ddak/domain';

/** Where a person or a place occurs: scenes in order, and the shooting days of the current board. */
export interface Occurrence {
  /** `1, 3, 12A`. */
  readonly scenes: string;
  readonly sceneCount: number;
  /** What the scenes add up to in the unit of the project (SL6): `2 3/8`, `4분 30초`. */
  readonly length: string;
  /** The same, in minutes of the film. */
  readonly minutes: number;
  /** `1, 4회차, 2회차 B팀`; empty while nothing is allocated. */
  readonly days: string;
}

export interface CharacterRow extends Occurrence {
  /** Of the character. */
  readonly rowId: Id;
  readonly character: Character;
  /** Absent: nobody has said how the actor is reached, or it is not for whoever looks. */
  readonly contact: PersonContact | undefined;
}
export interface LocationRow extends Occurrence {
  /** Of the place. */
  readonly rowId: Id;
  readonly location: Location;
  /** The sets of the story that are shot there. */
  readonly sets: string;
}

/** People by number, with where they occur. An omitted scene needs nobody. */
export function characterRows(state: ProjectState, search: string): CharacterRow[] {
  const occurrenceOf = occurrences(state, (scene) => scene.characters.map(({ _id }) => _id));
  const contacts = groupBy(state.personContact, 'characterId');
  return charactersInOrder(state.character.values())
    .filter((character) =>
      matchesSearch([character.name, character.actorName, ...character.alsoCalled], search),
    )
    .map((character) => ({
      ...{ rowId: character._id, character, contact: contacts.get(character._id)?.[0] },
      ...occurrenceOf(character._id),
    }));
}

/** SPEC.md section 3: locations are sorted by `realName`. */
export function locationRows(state: ProjectState, search: string): LocationRow[] {
  const occurrenceOf = occurrences(state, (scene) => (scene.location ? [scene.location] : []));
  const sets = new Map<Id, Set<string>>();
  for (const { location, setName } of state.scene.values()) {
    if (!location || setName === '') continue;
    const known = sets.get(location) ?? new Set();
    sets.set(location, known.add(setName));
  }
  return [...state.location.values()]
    .map((location) => ({
      rowId: location._id,
      location,
      sets: [...(sets.get(location._id) ?? [])].sort().join(', '),
      ...occurrenceOf(location._id),
    }))
    .filter((row) => matchesSearch([row.location.realName, row.location.address, row.sets], search))
    .sort((a, b) => a.location.realName.localeCompare(b.location.realName, 'ko'));
}

/** Where the things of scenes occur that `idsOf` names. */
export function occurrences(
  state: ProjectState,
  idsOf: (scene: Scene) => readonly Id[],
): (id: Id) => Occurrence {
  const byId = new Map<Id, Scene[]>();
  for (const scene of scenesInOrder(state)) {
    if (scene.status === 'omitted') continue;
    for (const id of idsOf(scene)) {
      const known = byId.get(id);
      if (known) known.push(scene);
      else byId.set(id, [scene]);
    }
  }
  const board = currentBoard(state);
  const numbers = board ? dayNumbers(state, board._id) : new Map<Id, number>();
  const known = new Map<Id, readonly Timetable[]>();
  const daysOf = ({ _id }: Scene): readonly Timetable[] => {
    const days = known.get(_id) ?? timetableAllocation(state, _id);
    known.set(_id, days);
    return days;
  };
  const inEighths = [...state.project.values()].some(({ showEighths }) => showEighths);
  return (id) => {
    const scenes = byId.get(id) ?? [];
    const pages = scenes.reduce((sum, scene) => sum + scene.pages, 0);
    const minutes = scenes.reduce((sum, scene) => sum + (scene.screenMinutes ?? scene.pages / 8), 0);
    return {
      scenes: scenes.map((scene) => sceneLabel(state, scene)).join(', '),
      sceneCount: scenes.length,
      length: minutes === 0 ? '' : inEighths ? formatEighths(pages) : minutesText(minutes, 5),
      minutes,
      days: nameShootingDays(new Set(scenes.flatMap(daysOf)), numbers),
    };
  };
}
