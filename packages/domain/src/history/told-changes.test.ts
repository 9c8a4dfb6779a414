import { publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { type Change, lastVersion, toldChanges } from '../index.ts';

it('HI6: that somebody has opened a sheet is no entry of the history; that they confirmed it is one', () => {
  const { production, callsheetId } = shootingDay();
  publishSheet(production, callsheetId);
  const versionId = lastVersion(production.state, callsheetId)!._id;
  const receive = (as: string, confirms: boolean): readonly Change[] => {
    const args = { versionId, receiptId: production.newId(), confirms };
    const plan = production.try('receiveCallsheet', args, { as });
    return plan.kind === 'changes' ? plan.changes : [];
  };
  const [opener, confirmer] = [production.member('member'), production.member('member')];
  const opened = receive(opener, false);
  expect([opened.length, toldChanges(opened).length]).toEqual([1, 0]);
  const afterwards = receive(opener, true);
  expect(toldChanges(afterwards)).toEqual(afterwards);
  const atOnce = receive(confirmer, true);
  expect([atOnce.length, toldChanges(atOnce).length]).toEqual([1, 1]);
});
