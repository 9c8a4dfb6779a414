import { buildSceneListView } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { afterAll, expect, it } from 'vitest';
import { printDocument } from './print-document.ts';
import { Printer } from './printer.ts';

const printer = new Printer();
afterAll(() => printer.close());

const madeAt = new Date('2026-12-01T09:00:00Z');

function listOf(scenes: number) {
  const production = new Production();
  for (let sceneNo = 1; sceneNo <= scenes; sceneNo++) production.scene(sceneNo);
  return { kind: 'scenes.xlsx', view: buildSceneListView(production.state), madeAt } as const;
}

it('prints in its thread what it would print here', async () => {
  const job = listOf(5);
  expect(Buffer.from(await printer.print(job))).toEqual(Buffer.from(await printDocument(job)));
});

it('lets others have their turn while it prints', async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  const printed = await printer.print(listOf(1_500));
  clearInterval(ticking);
  expect(printed.byteLength).toBeGreaterThan(10_000);
  // Printed here, not one would have come.
  expect(turns).toBeGreaterThan(5);
});

it('says what was wrong with what it could not print, and prints on', async () => {
  await expect(
    printer.print({ kind: 'scenes.xlsx', view: { scenes: null }, madeAt } as never),
  ).rejects.toThrow();
  expect((await printer.print(listOf(1))).byteLength).toBeGreaterThan(1_000);
});
