import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { buildCallsheetView, openVersion } from '../../index.ts';

function withLogo() {
  const made = shootingDay();
  const fileId = made.production.newId();
  made.production.run('setCallsheetLogo', { fileId });
  const logo = (): string | null | undefined =>
    buildCallsheetView(made.production.state, made.callsheetId, { canSeeContacts: true })?.logo;
  return { ...made, fileId, logo };
}

describe('the logo of a project’s call sheets', () => {
  it('CS67: stands on every draft until it is taken away', () => {
    const { production, fileId, logo } = withLogo();
    expect(logo()).toBe(fileId);
    production.run('setCallsheetLogo', { fileId: null });
    expect(logo()).toBeNull();
  });

  it('CS67: an issued version keeps the one that it was issued with', () => {
    const { production, callsheetId, fileId } = withLogo();
    const { versionId } = publishSheet(production, callsheetId);
    production.run('setCallsheetLogo', { fileId: production.newId() });
    const version = production.state.callsheetVersion.get(versionId)!;
    expect(openVersion(production.state, version, { canSeeContacts: false }).logo).toBe(fileId);
  });

  it('CS67: a sheet without one is as a version of before there were any', () => {
    const { production, callsheetId } = shootingDay();
    const { versionId } = publishSheet(production, callsheetId);
    const version = production.state.callsheetVersion.get(versionId)!;
    expect(version.sheet).not.toHaveProperty('logo');
    expect(openVersion(production.state, version, { canSeeContacts: false }).logo).toBeNull();
  });
});
