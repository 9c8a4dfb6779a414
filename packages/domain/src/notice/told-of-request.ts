import { can } from '../access/can.ts';
import { type ChangeOf, changedId } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { Told, ToldEntry } from './told.ts';
import { inWords } from './with-names.ts';

/** NT5: a request to take part, to whoever may answer it; that it was accepted, to the one who asked. */
export function toldOfRequest(state: ProjectState, _: ToldEntry, change: ChangeOf<'crewRequest'>): Told[] {
  const request = change.op === 'delete' ? undefined : state.crewRequest.get(changedId(change));
  if (!request) return [];
  const about = { section: 'project', body: '', matter: request._id } as const;
  if (request.status === 'accepted')
    return [
      // Every role may read call sheets: a guest is told too.
      {
        ...about,
        ...{ kind: 'answer', section: 'callsheet', userId: request.user },
        ...{ title: '참여 요청이 받아들여졌어요', path: '' },
      },
    ];
  if (request.status !== 'pending') return [];
  return [...state.projectMember.values()]
    .filter((member) => can(member, 'write', 'crew'))
    .map(({ userId }) => ({
      ...{ kind: 'request', userId, ...about, section: 'crew' },
      ...{ title: `${inWords(request.user)} 님이 참여를 요청했어요`, path: 'crew' },
    }));
}
