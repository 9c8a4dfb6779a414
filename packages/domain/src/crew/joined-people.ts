import type { Id } from '../kernel/id.ts';
import { josa } from '../kernel/josa.ts';
import type { ProjectState } from '../state.ts';
import type { Crew } from './crew.ts';
import type { CrewRequest } from './crew-request.ts';
import { listedAsker } from './listed-asker.ts';

/** CR17: who of the list is taken over where all of these are accepted, one after the other. */
export function joinedPeople(state: ProjectState, requests: readonly CrewRequest[]): Crew[] {
  const taken = new Set<Id>();
  return requests.flatMap((request) => {
    const listed = listedAsker(state, request, taken);
    if (!listed) return [];
    taken.add(listed._id);
    return [listed];
  });
}

/** `이미 명단에 있는 박유나와 합쳐요.` */
export const joinedWith = (names: readonly string[]): string =>
  `이미 명단에 있는 ${josa(names.join(', '), '와/과')} 합쳐요.`;
