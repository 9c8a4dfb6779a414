import { fingerprint, freezeCallsheet, type Id, type Plan } from '@ddak/domain';
import type { Production, RunOptions } from './production.ts';

/** Issues a call sheet as its publisher sees it now; a refusal is an answer. */
export function publishSheet(
  production: Production,
  callsheetId: Id,
  options: RunOptions & { readonly note?: string } = {},
): { readonly versionId: Id; readonly plan: Plan } {
  const versionId = production.newId();
  const sheet = freezeCallsheet(production.state, callsheetId);
  const seen = sheet ? fingerprint(callsheetId, sheet) : production.newId();
  const args = { callsheetId, versionId, seen, note: options.note ?? '' };
  return { versionId, plan: production.try('publishCallsheet', args, options) };
}
