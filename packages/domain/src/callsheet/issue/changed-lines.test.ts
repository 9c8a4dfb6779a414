import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { changedNote, isChanged, isRetimed, lastVersion, openVersion, versionsOf } from '../../index.ts';

function issuedDay() {
  const day = shootingDay();
  const { production, callsheetId } = day;
  const issue = () => expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
  const patch = (values: object) =>
    production.run('editCallsheet', { callsheetId, patch: values, put: {}, remove: [] });
  const open = (number?: number) => {
    const version = number
      ? versionsOf(production.state, callsheetId).find((one) => one.number === number)
      : lastVersion(production.state, callsheetId);
    return openVersion(production.state, version!, { phones: 'none' });
  };
  issue();
  return { ...day, issue, patch, open };
}

describe('CS22: what has changed in a version', () => {
  it('is marked line by line against the version before; a first one has no marks', () => {
    const { production, issue, patch, open } = issuedDay();
    expect(open().changed).toBeNull();
    expect(changedNote(open())).toBe('');
    const scene = [...production.state.scene.values()].find(({ sceneNo }) => sceneNo === 40)!;
    production.run('editScenes', { sceneIds: [scene._id], patch: { synopsis: '눈을 털고 들어온다' } });
    patch({ notices: ['체인을 챙겨 주세요.'], weather: '눈' });
    issue();
    const view = open();
    const marked = view.rows.filter((row) => isChanged(view, '촬영 순서', row.rowId));
    expect(marked.map((row) => (row.kind === 'scene' ? row.cells.scene : row.text))).toEqual(['40']);
    expect([isChanged(view, '집합', '날씨'), isChanged(view, '집합', '집합')]).toEqual([true, false]);
    expect(isChanged(view, '안내', '알림0')).toBe(true);
    expect(changedNote(view)).toBe('1판에서 바뀐 줄은 노란 바탕과 막대');
    expect(open(1).changed).toBeNull();
  });

  it('tells of what alone the times are other, and of what something else is too', () => {
    const { production, day, issue, open } = issuedDay();
    const { calltime } = production.state.timetable.get(day)!;
    production.run('editTimetable', { timetableId: day, patch: { calltime: calltime + 30 } });
    const scene = [...production.state.scene.values()].find(({ sceneNo }) => sceneNo === 40)!;
    production.run('editScenes', { sceneIds: [scene._id], patch: { synopsis: '눈을 털고 들어온다' } });
    issue();
    const view = open();
    const words = (row: (typeof view.rows)[number]) => (row.kind === 'scene' ? row.cells.scene : row.text);
    expect(view.rows.every((row) => isChanged(view, '촬영 순서', row.rowId))).toBe(true);
    const more = view.rows.filter((row) => !isRetimed(view, '촬영 순서', row.rowId));
    expect(more.map(words)).toEqual(['40']);
    expect(view.castCalls.every((call) => isRetimed(view, '배우 콜', call.characterId))).toBe(true);
    // A fact of the head is a line of its own, and marked as one.
    expect([isChanged(view, '집합', '집합'), isRetimed(view, '집합', '집합')]).toEqual([true, false]);
  });

  it('CS27: is a notice by its words: one put before the others leaves them as they were', () => {
    const { issue, patch, open } = issuedDay();
    patch({ notices: ['비옷을 챙겨 주세요.', '조용히 해 주세요.'] });
    issue();
    patch({ notices: ['주차장이 바뀌었어요.', '비옷을 챙겨 주세요.', '조용히 다녀 주세요.'] });
    issue();
    const view = open();
    const marks = view.notices.map((_, i) => isChanged(view, '안내', `알림${i}`));
    expect(marks.slice(-3)).toEqual([true, false, true]);
  });

  it('names the scenes that are gone, and passes over versions that were taken back', () => {
    const { production, day, callsheetId, issue, patch, open } = issuedDay();
    patch({ weather: '비' });
    issue();
    const { _id } = lastVersion(production.state, callsheetId)!;
    production.run('withdrawVersion', { versionId: _id });
    const scene = [...production.state.scene.values()].find(({ sceneNo }) => sceneNo === 42)!;
    const row = [...production.state.timetableRow.values()].find(
      ({ timetableId, sceneData }) => timetableId === day && sceneData === scene._id,
    )!;
    production.run('removeRows', { rowIds: [row._id] });
    issue();
    const view = open();
    expect(view.changed).toMatchObject({ since: 1, gone: ['S#42'] });
    expect(isChanged(view, '집합', '날씨')).toBe(true);
    expect(changedNote(view)).toBe('1판에서 바뀐 줄은 노란 바탕과 막대 · 1판에서 빠짐 S#42');
  });

  it('is nothing on a day that was called off, and after it again what it was before', () => {
    const { production, callsheetId, issue, patch, open } = issuedDay();
    production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '태풍' });
    expect(open().changed).toBeNull();
    patch({ weather: '맑음' });
    issue();
    expect(open().changed).toMatchObject({ since: 1, lines: ['집합/날씨'] });
  });
});
