import { daysOf, type Id, type ProjectState, shortDate, type Timetable, unitMark } from '@ddak/domain';
import { type Closure, mayChange, readBoardDay } from '@ddak/scheduler/board';

/** What can fall away on a day, as a menu shows it; `key` is its kind and id. */
export function closureTargets(state: ProjectState): { readonly key: string; readonly label: string }[] {
  const people = [...state.character.values()]
    .filter((person) => [...state.scene.values()].some((scene) => isIn(scene, person._id)))
    .sort((a, b) => a.characterNumber - b.characterNumber);
  const places = [...state.location.values()].sort((a, b) => a.realName.localeCompare(b.realName, 'ko'));
  return [
    { key: 'outdoors:', label: '야외 (비·눈)' },
    { key: 'day:', label: '하루 모두' },
    ...people.map((person) => ({ key: `person:${person._id}`, label: `배우 ${personName(person)}` })),
    ...places.map((place) => ({ key: `place:${place._id}`, label: `장소 ${place.realName}` })),
  ];
}

const isIn = (scene: { readonly characters: readonly { readonly _id: string }[] }, id: string): boolean =>
  scene.characters.some((one) => one._id === id);

const personName = (person: { readonly name: string; readonly actorName: string }): string =>
  person.actorName ? `${person.name}(${person.actorName})` : person.name;

const dateOfDay = (day: Timetable | undefined): string =>
  day ? `${shortDate(day.tableDate)}${unitMark(day)}` : '';

/** Whether a loss falls on a day that proposals leave alone, for something of it is shot or it is locked. */
export const hitsBegunDay = (state: ProjectState, boardId: Id, closure: Closure): boolean =>
  daysOf(state, boardId)
    .filter(({ dayKind }) => dayKind === '촬영')
    .filter((day) =>
      closure.kind === 'day' ? day._id === closure.timetableId : day.tableDate === closure.date,
    )
    .some((day) => !mayChange(readBoardDay(state, day)));

/** `12.4 금 배우 준호(김도현) 불가`. */
export function sayClosure(state: ProjectState, closure: Closure): string {
  switch (closure.kind) {
    case 'day':
      return `${dateOfDay(state.timetable.get(closure.timetableId))} 촬영 취소`;
    case 'outdoors':
      return `${shortDate(closure.date)} 야외 불가`;
    case 'person': {
      const person = state.character.get(closure.characterId);
      return `${shortDate(closure.date)} 배우 ${person ? personName(person) : ''} 불가`;
    }
    case 'place':
      return `${shortDate(closure.date)} ${state.location.get(closure.locationId)?.realName ?? ''} 불가`;
  }
}
