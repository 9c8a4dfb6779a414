import { Production, publishSheet, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  buildCallsheetView,
  buildSidesView,
  type CallsheetVersion,
  type CallsheetView,
  compareSheets,
  freezeCallsheet,
  hasNewScript,
  lastVersion,
  type OrganisedScreenplay,
  openVersion,
  sidesScreenplays,
} from '../../index.ts';

const SCRIPT = `밤의 정류장
S#1. 편의점 (안/밤)
형광등이 깜빡인다.
@사장
"손님 없다고 자면 어떡해.
S#2. 정류장 (밖/밤)
수진이 뛰어온다.
S#3. 골목 (밖/낮)
고양이가 지나간다.`;

/** A film of a script of three scenes, and a day with a sheet; `shoot` puts scenes on it by their number. */
function film() {
  const production = new Production({ title: '밤의 정류장' });
  const texts = new Map<string, OrganisedScreenplay>();
  const accept = (script: string): string => {
    const screenplayId = production.newId();
    const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
    production.run('addScreenplay', { screenplayId, episodeId: production.episodeId, ...file });
    production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
    texts.set(screenplayId, sketchScript(script));
    const loaded = { screenplayText: texts.get(screenplayId)!, sceneTexts: texts };
    production.run('acceptScreenplay', { screenplayId }, { loaded });
    return screenplayId;
  };
  const screenplayId = accept(SCRIPT);
  const day = production.day('2026-12-01');
  const callsheetId = production.newId();
  const sceneNo = (no: number) =>
    [...production.state.scene.values()].find((scene) => scene.sceneNo === no)!._id;
  const shoot = (...numbers: number[]) => production.allocate(day, ...numbers.map(sceneNo));
  const draft = () => buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  const sides = (sheet = draft(), name = '김하늘') =>
    buildSidesView(production.state, sheet, textsOf(sheet), name);
  const textsOf = (sheet: CallsheetView) =>
    new Map(sidesScreenplays(production.state, sheet).map((id) => [id, texts.get(id)!]));
  const makeSheet = () => production.run('makeCallsheet', { callsheetId, timetableId: day });
  return { production, screenplayId, accept, callsheetId, day, sceneNo, shoot, makeSheet, draft, sides };
}

describe('the sides of a day', () => {
  it('CS35: have the rows of the sheet in shooting order, joined ones as one, whatever became of them', () => {
    const { production, shoot, makeSheet, sides } = film();
    const [third, first, second] = shoot(3, 1, 2);
    makeSheet();
    expect(sides().rows.map(({ order, label }) => [order, label])).toEqual([
      [1, '3'],
      [2, '1'],
      [3, '2'],
    ]);
    production.run('joinRows', { rowIds: [first!, second!] });
    expect(sides().rows.map(({ label, scenes }) => [label, scenes.length])).toEqual([
      ['3', 1],
      ['1+2', 2],
    ]);
    production.run('recordRow', { rowId: third!, patch: { state: 'dropped' } });
    expect(sides().rows.map(({ label }) => label)).toEqual(['3', '1+2']);
  });

  it('CS35: say which part of a scene is shot', () => {
    const { production, shoot, makeSheet, sides } = film();
    const [row] = shoot(1);
    makeSheet();
    production.split(row!, production.day('2026-12-02'));
    expect(sides().rows.flatMap(({ scenes }) => scenes.map(({ label }) => label))).toEqual(['1 (1/2)']);
  });

  it('CS35: carry the whole script, each line with its scene, headings as the breakdown has them', () => {
    const { production, shoot, makeSheet, sides, sceneNo } = film();
    shoot(1);
    makeSheet();
    production.run('editScenes', { sceneIds: [sceneNo(1)], patch: { setName: '24시 편의점' } });
    const { lines } = sides();
    expect(lines.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'heading: S#1. 24시 편의점 / 안·밤',
      'action: 형광등이 깜빡인다.',
      'character: 사장',
      'dialogue: 손님 없다고 자면 어떡해.',
      'heading: S#2. 정류장 / 밖·밤',
      'action: 수진이 뛰어온다.',
      'heading: S#3. 골목 / 밖·낮',
      'action: 고양이가 지나간다.',
    ]);
    expect(lines.map(({ sceneId }) => sceneId)).toEqual(
      [1, 1, 1, 1, 2, 2, 3, 3].map((number) => sceneNo(number)),
    );
  });

  it('CS35: of a version are the scenes that it was issued with, headed as they were', () => {
    const { production, callsheetId, shoot, makeSheet, sceneNo, sides } = film();
    shoot(2);
    makeSheet();
    publishSheet(production, callsheetId);
    const two = sceneNo(2);
    shoot(3);
    production.run('editScenes', { sceneIds: [two], patch: { setName: '종점' } });
    const issued = openVersion(production.state, lastVersion(production.state, callsheetId)!, {
      phones: 'none',
    });
    expect(sides(issued).rows.map(({ label }) => label)).toEqual(['2']);
    const headed = (sheet?: CallsheetView) => sides(sheet).lines.find(({ sceneId }) => sceneId === two)?.text;
    expect([headed(issued), headed()]).toEqual(['S#2. 정류장 / 밖·밤', 'S#2. 종점 / 밖·밤']);
    expect(sides().rows.map(({ label }) => label)).toEqual(['2', '3']);
    production.run('removeScenes', { sceneIds: [two] });
    expect(sides(issued).rows[0]!.scenes).toMatchObject([{ label: '2', state: 'text' }]);
    expect(headed(issued)).toBe('S#2. 정류장 / 밖·밤');
  });

  it('CS35: of a version keep the words of the script by which it was issued', () => {
    const { production, accept, screenplayId, callsheetId, shoot, makeSheet, sides } = film();
    shoot(1, 2);
    makeSheet();
    publishSheet(production, callsheetId);
    const version = lastVersion(production.state, callsheetId)!;
    const newer = accept(SCRIPT.replace('형광등이 깜빡인다.', '형광등이 꺼진다.'));
    const open = (one: CallsheetVersion) => openVersion(production.state, one, { phones: 'none' });
    const said = (sheet?: CallsheetView) => sides(sheet).lines.map(({ text }) => text);
    expect(said()).toContain('형광등이 꺼진다.');
    expect(said(open(version))).toContain('형광등이 깜빡인다.');
    expect(said(open(version))).not.toContain('형광등이 꺼진다.');
    expect(sidesScreenplays(production.state, open(version))).toEqual([screenplayId]);
    // What a version of before does not say is as it is now.
    const rows = version.sheet.rows.map((row) =>
      row.kind === 'scene' ? { ...row, scripts: undefined } : row,
    );
    const old = open({ ...version, sheet: { ...version.sheet, rows } });
    expect(sidesScreenplays(production.state, old)).toEqual([newer]);
    expect(said(old)).toContain('형광등이 꺼진다.');
    // Only the script is another: nothing that the sheet says is.
    const draft = freezeCallsheet(production.state, callsheetId)!;
    expect(compareSheets(version.sheet, draft)).toEqual([]);
    expect([hasNewScript(version.sheet, draft), hasNewScript(draft, draft)]).toEqual([true, false]);
    expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
  });

  it('CS35: know the scenes without text, and whose copy they are', () => {
    const { production, screenplayId, day, shoot, makeSheet, draft, sides } = film();
    shoot(1);
    production.allocate(day, production.scene(99, { setName: '병원 복도' }));
    makeSheet();
    expect(sides().rows.map(({ scenes }) => scenes[0]!.state)).toEqual(['text', 'noText']);
    expect(sidesScreenplays(production.state, draft())).toEqual([screenplayId]);
    expect(sides().watermark).toBe('김하늘 · 2026-12-01');
    expect(sides(draft(), '').watermark).toBe('');
  });
});
