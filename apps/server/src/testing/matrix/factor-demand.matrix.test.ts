import { PROTOCOL_VERSION } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePasskey } from '../give-passkey.ts';
import { TestSocket } from '../test-socket.ts';
import { EXPECTED_ROUTES } from './expected-routes.ts';
import { expectedOf, type Kind } from './kinds.ts';
import { openWorld, type World } from './world.ts';

const MEMBERS = [
  'guest',
  'member',
  'lead',
  'otherLead',
  'editor',
  'manager',
] as const satisfies readonly Kind[];
const OTHERS = ['anonymous', 'stranger', 'removed', 'owner'] as const satisfies readonly Kind[];

let world: World;
beforeAll(async () => {
  world = await openWorld(23);
  const { _id, name } = world.people.owner.user;
  await givePasskey(world.pool, _id);
  const done = await world.test.run({ _id, name }, world.own.projectId, 'demandSecondFactor', {
    demanded: true,
  });
  if (done.outcome !== 'committed') throw new Error(JSON.stringify(done));
}, 120_000);
afterAll(() => world?.close());

/** Those of which the project is named in the path. */
const ROUTES = Object.keys(EXPECTED_ROUTES).filter((name) => name.includes('/projects/:id/'));

async function ask(name: string, kind: Kind) {
  const row = EXPECTED_ROUTES[name]!;
  const { own } = world;
  const ids: Record<string, string> = { id: own.projectId, ...(await row.ids?.(own, world)) };
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(ids[key] ?? ''));
  return world.people[kind].call(method, `${path}${row.query ? `?${row.query}` : ''}`, row.body?.(own));
}

describe('a project that demands a second factor', () => {
  it('AC27: has all its routes looked at here', () => {
    expect(ROUTES).toEqual(Object.keys(EXPECTED_ROUTES).filter((name) => /\/projects\/./.test(name)));
  });

  describe.each(ROUTES)('%s', (name) => {
    it.each(MEMBERS)('AC27: keeps %s out, who has none, and says why', async (kind) => {
      const { status, body } = await ask(name, kind);
      if (name === 'GET /projects/:id/feed') {
        const { projectId } = world.own;
        expect(body).toEqual({ data: { messages: [{ kind: 'factorNeeded', projectId }] } });
        return;
      }
      expect([status, body.code]).toEqual([403, 'second_factor_required']);
      expect(String(body.message)).toContain('2단계 인증');
    });

    it.each(OTHERS)('AC27: answers %s as ever', async (kind) => {
      const { status, body } = await ask(name, kind);
      expect(String(status)).toBe(expectedOf(EXPECTED_ROUTES[name]!.own, kind));
      expect(body.code).not.toBe('second_factor_required');
    });
  });

  it('AC27: says nothing on sockets but why', async () => {
    const { projectId } = world.own;
    const socket = await TestSocket.of(world.people.editor);
    const watching = await TestSocket.of(world.people.owner);
    const channel = `project.${projectId}`;
    const position = { seq: null, epoch: null, version: PROTOCOL_VERSION };
    watching.say({ kind: 'here', projectId });
    socket.say({ kind: 'subscribe', channel, position });
    socket.say({ kind: 'follow', channels: [channel] });
    socket.say({ kind: 'here', projectId });
    const said = await socket.until((message) => message.kind === 'feed' && message.message);
    expect(said).toEqual({ kind: 'factorNeeded', projectId });
    const standings = await socket.until((message) => message.kind === 'standings' && message.seqs);
    expect(standings).toEqual({});
    const present = await watching.until((message) => message.kind === 'present' && message);
    expect(present.userIds).toEqual([world.people.owner.user._id]);
    // What happens in the project afterwards is not told either.
    const { _id, name } = world.people.owner.user;
    await world.test.run({ _id, name }, projectId, 'editProject', { patch: { director: '민' } });
    socket.say({ kind: 'ping' });
    await socket.until((message) => message.kind === 'pong');
    expect(socket.heard.filter(({ kind }) => kind === 'feed')).toHaveLength(1);
    expect([...socket.heard, ...watching.heard].some(({ kind }) => kind === 'presentChanged')).toBe(false);
    expect(socket.heard.some(({ kind }) => kind === 'present')).toBe(false);
    for (const one of [socket, watching]) one.close();
  });

  it('AC27: stands in the list of their projects, so that they know what to do', async () => {
    const { body } = await world.people.editor.call('GET', '/projects');
    expect(body.data).toMatchObject([{ _id: world.own.projectId, needsSecondFactor: true }]);
  });
});
