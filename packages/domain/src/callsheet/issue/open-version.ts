import { roleWords } from '../../crew/role-words.ts';
import { koreanMoment } from '../../kernel/korean-time.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetView } from '../callsheet-view.ts';
import { gatheringOf } from '../gathering.ts';
import { saidItems } from '../said-lines.ts';
import { phoneOfCrew, phoneOfName, type ShownPhones } from '../shown-phones.ts';
import { CALLSHEET_STATUS_WORDS } from '../status-words.ts';
import { vehicleTexts } from '../view-meals.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import { changedLines } from './changed-lines.ts';

/** A version as screens and documents show it. CS26: names and phones of people to call are those of now, by right. */
export function openVersion(
  state: ProjectState,
  version: CallsheetVersion,
  { phones }: { readonly phones: ShownPhones },
): CallsheetView {
  const {
    calltime,
    people,
    contacts,
    castCalls,
    extrasCalls,
    files = [],
    vehicleCalls = [],
    vehicles,
    logo = null,
    ...printed
  } = version.sheet;
  const phoneOf = (name: string): string => phoneOfName(state, name, phones);
  return {
    ...printed,
    logo,
    callsheetId: version.callsheet,
    timetableId: version.timetable,
    edition: editionOf(version),
    notInForce: notInForce(version),
    number: version.number,
    changed: changedLines(state, version),
    gathering: gatheringOf(printed.facts, printed.places, calltime),
    people: people.map((person) => ({ ...person, phone: phoneOf(person.name) })),
    castCalls: castCalls.map(({ wardrobe = '', place = '', ...call }) => ({ ...call, wardrobe, place })),
    extrasCalls: extrasCalls.map(({ place = '', ...call }) => ({ ...call, place })),
    checklist: saidItems(printed.checklist),
    files,
    vehicleCalls,
    vehicles: [...vehicleTexts(vehicleCalls, phoneOf), ...vehicles],
    contacts: contacts.flatMap(({ crewId, role }) => {
      const person = state.crew.get(crewId);
      if (!person) return [];
      const phone = phoneOfCrew(state, crewId, phones);
      return { role: roleWords(state, person, role), name: person.name, phone };
    }),
  };
}

/** CS103 */
function notInForce({ cancels, withdrawnAt }: CallsheetVersion): CallsheetView['notInForce'] {
  if (withdrawnAt !== null) return '거둔 판';
  return cancels ? '촬영 취소' : '';
}

/** `2판 · 11.22 19:40 발행`. */
function editionOf({ number, cancels, publishedAt, withdrawnAt }: CallsheetVersion): string {
  if (withdrawnAt !== null) return `${number}판 · 거둠`;
  const deed = cancels ? CALLSHEET_STATUS_WORDS.cancelled : CALLSHEET_STATUS_WORDS.published;
  return `${number}판 · ${koreanMoment(publishedAt)} ${deed}`;
}
