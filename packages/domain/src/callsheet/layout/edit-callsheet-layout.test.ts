import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, buildCallsheetView, openVersion, planUndo } from '../../index.ts';

function withLogo() {
  const made = shootingDay();
  const fileId = made.production.newId();
  made.production.run('editCallsheetLayout', { logo: { fileId } });
  const logo = (): string | null | undefined =>
    buildCallsheetView(made.production.state, made.callsheetId, { phones: 'all' })?.logo;
  return { ...made, fileId, logo };
}

describe('the logo of a project’s call sheets', () => {
  it('CS67: stands on every draft until it is taken away', () => {
    const { production, fileId, logo } = withLogo();
    expect(logo()).toBe(fileId);
    production.run('editCallsheetLayout', { logo: { fileId: null } });
    expect(logo()).toBeNull();
  });

  it('CS67: an issued version keeps the one that it was issued with', () => {
    const { production, callsheetId, fileId } = withLogo();
    const { versionId } = publishSheet(production, callsheetId);
    production.run('editCallsheetLayout', { logo: { fileId: production.newId() } });
    const version = production.state.callsheetVersion.get(versionId)!;
    expect(openVersion(production.state, version, { phones: 'none' }).logo).toBe(fileId);
  });

  it('CS67: a sheet without one is as a version of before there were any', () => {
    const { production, callsheetId } = shootingDay();
    const { versionId } = publishSheet(production, callsheetId);
    const version = production.state.callsheetVersion.get(versionId)!;
    expect(version.sheet).not.toHaveProperty('logo');
    expect(openVersion(production.state, version, { phones: 'none' }).logo).toBeNull();
  });
});

describe('the form of a project’s call sheets', () => {
  it('CS76: columns, logo and workbook that are set at once are taken back at once', () => {
    const { production, callsheetId } = shootingDay();
    const project = () => production.state.project.get(production.projectId)!;
    const before = project();
    const [logo, fileId] = [production.newId(), production.newId()];
    const layout = { columns: [], hiddenBlocks: ['meals' as const] };
    const steps = production.log.length;
    const form = { fileId, name: '우리 일촬표.xlsx' };
    production.run('editCallsheetLayout', { layout, logo: { fileId: logo }, form });
    expect(production.log).toHaveLength(steps + 1);
    expect(project()).toMatchObject({
      callsheetLayout: layout,
      callsheetLogo: logo,
      callsheetForm: fileId,
      callsheetFormName: '우리 일촬표.xlsx',
    });
    const { plan } = planUndo(production.state, production.log.at(-1)!, production.context());
    const undone = plan.kind === 'changes' ? applyChanges(production.state, plan.changes) : production.state;
    expect(undone.project.get(production.projectId)).toEqual(before);
    expect(buildCallsheetView(undone, callsheetId, { phones: 'none' })?.logo).toBeNull();
  });

  it('CS76: what is not named stays', () => {
    const { production, fileId } = withLogo();
    production.run('editCallsheetLayout', { form: { fileId: production.newId(), name: '양식.xlsx' } });
    production.run('editCallsheetLayout', { layout: { columns: [], hiddenBlocks: [] } });
    expect(production.state.project.get(production.projectId)).toMatchObject({
      callsheetLogo: fileId,
      callsheetFormName: '양식.xlsx',
    });
    expect(production.try('editCallsheetLayout', {}).kind).toBe('nothing');
  });
});
