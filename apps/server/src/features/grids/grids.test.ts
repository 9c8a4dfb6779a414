import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const layout = { order: ['number', 'cast'], hidden: ['note'], widths: { cast: 240 } };

describe('GR13: how somebody lays out the columns of a grid', () => {
  it('is kept for them alone, grid by grid, and forgotten when it is as at first', async () => {
    const [mine, other] = [await newPerson(server), await newPerson(server)];
    const said = (person: typeof mine) => person.call('GET', '/me/grid-layouts');
    expect(await said(mine)).toMatchObject({ status: 200, body: { data: {} } });
    for (const grid of ['scene', 'crew'])
      expect((await mine.call('PUT', `/me/grid-layouts/${grid}`, { layout })).status).toBe(200);
    const wider = { ...layout, widths: { cast: 300 } };
    await mine.call('PUT', '/me/grid-layouts/scene', { layout: wider });
    expect((await said(mine)).body).toEqual({ data: { scene: wider, crew: layout } });
    expect((await said(other)).body).toEqual({ data: {} });
    await mine.call('PUT', '/me/grid-layouts/scene', { layout: null });
    expect((await said(mine)).body).toEqual({ data: { crew: layout } });
  });

  it('is of no grid that there is not, and no larger than a grid', async () => {
    const mine = await newPerson(server);
    const put = async (grid: string, body: object) =>
      (await mine.call('PUT', `/me/grid-layouts/${grid}`, body)).status;
    expect(await put('secrets', { layout })).toBe(400);
    expect(await put('scene', { layout: { ...layout, order: Array(101).fill('cast') } })).toBe(400);
    const widths = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`c${i}`, 100]));
    expect(await put('scene', { layout: { ...layout, widths } })).toBe(400);
    expect(await put('scene', { layout: { ...layout, widths: { cast: 100_000 } } })).toBe(400);
  });
});
