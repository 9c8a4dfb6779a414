import { callsheetPng } from '@ddak/documents';
import { buildCallsheetView, buildSceneListView } from '@ddak/domain';
import { Production, shootingDay } from '@ddak/testkit';
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

it('CS21: draws in its thread what it would draw here', async () => {
  const day = shootingDay();
  const view = buildCallsheetView(day.production.state, day.callsheetId, { phones: 'none' })!;
  const options = { madeAt, form: 'phone', page: 2 } as const;
  const drawn = await printer.draw({ kind: 'callsheet.png', view, ...options });
  const here = await callsheetPng(view, options);
  expect(drawn.pages).toBe(here.pages);
  expect(drawn.pictures.map((png) => Buffer.from(png))).toEqual(here.pictures.map((png) => Buffer.from(png)));
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
