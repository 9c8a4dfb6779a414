import { type Id, makeId } from '@ddak/domain';
import { createProjectClient } from '../client.ts';
import { memoryCopy } from '../device-copy.ts';
import { memoryOutbox } from '../outbox.ts';
import type { SyncPorts } from '../ports.ts';
import { begunProject } from './begun-project.ts';
import { fakeServer } from './fake-server.ts';
import { fakeBrowser, fakeClock, fakeRandom } from './fake-world.ts';

let counter = 0;
export const id = (): Id => makeId(1_700_000_000_000 + counter++, fakeRandom(counter).bytes(10));
export const projectId = id();
export const me = id();
export const her = id();
export const herMember = id();

/** A server with a project of mine in which she takes part. */
export function world() {
  const server = fakeServer(projectId);
  const requestId = id();
  const userRequest = { message: '', teamId: null, roleTitle: '', phone: '' };
  const asks = { requestId, userId: her, name: '하은', email: '', role: 'manager', userRequest };
  const ids = { memberId: herMember, crewId: id(), contactId: id() };
  const given = { requestId, seenVersion: 1, role: 'manager', crewTeamId: null, roleTitle: '', ...ids };
  const lettingIn = [
    { name: 'addCrewRequest', args: asks, asServer: true } as const,
    { name: 'acceptCrewRequest', args: given },
  ];
  server.begin(begunProject(projectId, me, id, lettingIn));
  return { server, clock: fakeClock() };
}

export type World = ReturnType<typeof world>;
export const device = () => ({ outbox: memoryOutbox(), copy: memoryCopy(), browser: fakeBrowser() });

export function openClient(
  { server, clock }: World,
  userId: Id,
  on = device(),
  changed: Partial<SyncPorts> = {},
) {
  const ports: SyncPorts = {
    clock,
    random: fakeRandom(++counter),
    transport: server.transportOf(userId),
    outbox: on.outbox,
    copy: on.copy,
    tabs: on.browser(),
    ...changed,
  };
  return createProjectClient(ports, { projectId, actor: { _id: userId, name: userId } });
}
