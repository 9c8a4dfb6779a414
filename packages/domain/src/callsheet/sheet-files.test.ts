import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { FileOrLink } from '../file/file-or-link.ts';
import { buildCallsheetView } from './build-callsheet-view.ts';
import { compareSheets } from './issue/compare-sheets.ts';
import { openVersion } from './issue/open-version.ts';
import { lastVersion } from './issue/versions-of.ts';
import { shownView } from './layout/shown-view.ts';

function made() {
  const day = shootingDay();
  const { production, callsheetId } = day;
  const id = () => production.newId();
  const link: FileOrLink = {
    ...{ _id: id(), name: '현장 사진', link: 'https://example.com/a' },
    ...{ fileId: null, size: null, contents: null },
  };
  const file: FileOrLink = {
    ...{ _id: id(), name: '약도.pdf', link: null },
    ...{ fileId: id(), size: 1000, contents: 'pdf' },
  };
  const edit = (args: object) =>
    production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...args });
  edit({ put: { files: [link, file] } });
  const names = () => production.state.callsheet.get(callsheetId)!.files.map(({ name }) => name);
  return { ...day, link, file, edit, names };
}

describe('the files of a call sheet', () => {
  it('CS80: are files or links, each by a name, in the order that people give them', () => {
    const { production, callsheetId, edit, names, link, file } = made();
    expect(names()).toEqual(['현장 사진', '약도.pdf']);
    edit({ move: { _id: file._id, afterId: null } });
    expect(names()).toEqual(['약도.pdf', '현장 사진']);
    edit({ move: { _id: file._id, afterId: link._id } });
    expect(names()).toEqual(['현장 사진', '약도.pdf']);
    edit({ move: { _id: link._id, afterId: production.newId() } });
    expect(names()).toEqual(['약도.pdf', '현장 사진']);
    edit({ remove: [file._id] });
    expect(names()).toEqual(['현장 사진']);
    const both = { ...link, fileId: production.newId() };
    const args = { callsheetId, patch: {}, put: { files: [both] }, remove: [] };
    expect(() => production.run('editCallsheet', args)).toThrow();
  });

  it('CS80: are no other than what the server knows of them, and none that came as something else', () => {
    const { production, callsheetId, file } = made();
    const args = { callsheetId, patch: {}, put: { files: [{ ...file, size: 1 }] }, remove: [] };
    const plan = (kind: string) => {
      const known = { kind, name: '스캔.jpg', size: 77, contents: 'html', uploadedBy: null } as const;
      const loaded = { files: new Map([[file.fileId!, known]]) };
      return production.try('editCallsheet', args, { loaded });
    };
    expect(plan('attachment')).toMatchObject({
      changes: [{ after: { files: [{}, { name: '약도.pdf.jpg', size: 77, contents: 'html' }] } }],
    });
    expect(plan('script')).toMatchObject({ kind: 'refuse', refusal: { code: 'not_found' } });
  });

  it('CS81: a version keeps them as they were, and another file by the same name is told as a change', () => {
    const { production, callsheetId, edit, file } = made();
    publishSheet(production, callsheetId);
    const first = lastVersion(production.state, callsheetId)!;
    edit({ remove: [file._id], put: { files: [{ ...file, _id: production.newId() }] } });
    publishSheet(production, callsheetId);
    const second = lastVersion(production.state, callsheetId)!;
    const opened = openVersion(production.state, first, { phones: 'none' });
    expect(opened.files.map(({ _id }) => _id)).toContain(file._id);
    const changed = compareSheets(first.sheet, second.sheet).map(({ part, before, after }) => [
      part,
      before,
      after,
    ]);
    expect(changed).toEqual([
      ['파일', null, '약도.pdf (1KB)'],
      ['파일', '약도.pdf (1KB)', null],
    ]);
  });

  it('CS62: are left out where the form leaves them out', () => {
    const { production, callsheetId } = made();
    production.run('editCallsheetLayout', { layout: { columns: [], hiddenBlocks: ['files'] } });
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
    expect(view.files).toHaveLength(2);
    expect(shownView(view).files).toEqual([]);
  });
});
