import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { type Answer, freshSession, type TestPerson } from '../test-person.ts';
import { EXPECTED_ROUTES, type Ids, type RouteRow } from './expected-routes.ts';
import { expectedOf, KINDS, type Kind } from './kinds.ts';
import { type Objects, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(21);
}, 120_000);
afterAll(() => world?.close());

const NAMES = Object.keys(EXPECTED_ROUTES);
/** Those of which somebody may ask for another's object. */
const WITH_IDS = NAMES.filter((name) => /:(id|sid|fid|cid|bid|invitationId)\b/.test(name));

async function idsOf(row: RouteRow, objects: Objects): Promise<Ids> {
  return { id: objects.projectId, ...(await row.ids?.(objects, world)) };
}

async function ask(name: string, kind: Kind, ids: Ids, objects: Objects): Promise<Answer<unknown>> {
  const row = EXPECTED_ROUTES[name]!;
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(ids[key] ?? ''));
  const query = row.query ? `?${row.query}` : '';
  const person = row.spends ? await spender(kind) : world.people[kind];
  return person.call(method, `${path}${query}`, row.body?.(objects));
}

/** The person with a session that may be spent. */
const spender = async (kind: Kind): Promise<TestPerson> =>
  kind === 'anonymous' || kind === 'deleted'
    ? world.people[kind]
    : freshSession(world.server, world.people[kind]);

/** What is said, without the ids that were asked for and without what no two answers share. */
const told = ({ status, body }: Answer<unknown>, ids: Ids): string => {
  const text = Object.values(ids).reduce((all, id) => all.replaceAll(id, 'asked'), JSON.stringify(body));
  return `${status} ${text.replace(/"_id":"[^"]+"/g, '"_id":""')}`;
};

describe('the matrix of routes', () => {
  it('AC14: has a row for every route, and no other', () => {
    const advice = 'Say in apps/server/src/testing/matrix/expected-routes.ts who gets what of it.';
    expect([...NAMES].sort(), advice).toEqual(world.routes);
  });

  describe.each(NAMES)('%s', (name) => {
    const row = EXPECTED_ROUTES[name]!;

    it.each(KINDS)('AC14: answers %s as the table says', async (kind) => {
      const answer = await ask(name, kind, await idsOf(row, world.own), world.own);
      expect(String(answer.status), JSON.stringify(answer.body)?.slice(0, 300)).toBe(
        expectedOf(row.own, kind),
      );
    });
  });

  describe.each(WITH_IDS)('%s, of another project', (name) => {
    const row = EXPECTED_ROUTES[name]!;

    it.each(KINDS)('AC13, AC14: answers %s as of what is not there', async (kind) => {
      const [mine, theirs] = [await idsOf(row, world.own), await idsOf(row, world.foreign)];
      const nobodys = Object.fromEntries(
        Object.entries(mine).map(([key, value]) => [key, key === 'format' ? value : newId()]),
      );
      const mixed = Object.keys(mine).length > 1 ? [{ ...theirs, id: mine.id! }] : [];
      // The stranger's own project is no foreign one to them; neither is a member's own session or request.
      const asked = kind === 'stranger' ? mixed : [theirs, ...mixed];
      for (const ids of asked) {
        const gone = { ...nobodys, ...(ids.id === mine.id && mixed.length > 0 ? { id: mine.id! } : {}) };
        const here = await ask(name, kind, ids, world.foreign);
        const nowhere = await ask(name, kind, gone, world.foreign);
        expect(told(here, ids)).toBe(told(nowhere, gone));
        if (here.status === 201) throw new Error('something was made');
      }
    });
  });

  describe.each(WITH_IDS)('%s, with an id in capitals', (name) => {
    const row = EXPECTED_ROUTES[name]!;

    it.each(['anonymous', 'stranger', 'owner'] as const)('AC12: refuses it to %s', async (kind) => {
      const ids = await idsOf(row, world.own);
      for (const key of Object.keys(ids).filter((one) => one !== 'format')) {
        const answer = await ask(name, kind, { ...ids, [key]: ids[key]!.toUpperCase() }, world.own);
        expect(answer.status).toBe(400);
      }
    });
  });
});
