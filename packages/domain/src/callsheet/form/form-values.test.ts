import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { buildCallsheetView, FORM_LISTS, FORM_WORDS, formValues } from '../../index.ts';

const { production, callsheetId } = shootingDay();
const view = buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
const { words, lists } = formValues(view);

describe('the words of a form', () => {
  it('CS69: each has what the sheet says', () => {
    expect(Object.keys(words).sort()).toEqual([...FORM_WORDS].sort());
    expect(words).toMatchObject({
      작품: view.projectTitle,
      회차: '2회차',
      회차전체: view.dayText,
      집합시간: view.gathering.time,
      씬수: view.totals.scenes,
    });
    expect(words.일출).toMatch(/^\d\d:\d\d$/);
    expect(words.일몰).toMatch(/^\d\d:\d\d/);
  });

  it('CS70: the lists have an entry for each row and call, with all of their words', () => {
    expect(lists.씬).toHaveLength(view.rows.length);
    expect(lists.배우.map(({ 배역 }) => 배역)).toEqual(view.castCalls.map(({ character }) => character));
    for (const [list, columns] of Object.entries(FORM_LISTS))
      for (const entry of lists[list as keyof typeof lists])
        expect(Object.keys(entry).sort()).toEqual([...columns].sort());
  });

  it('CS70: a row that is no scene says what it is where the others say what happens', () => {
    const at = view.rows.findIndex(({ kind }) => kind === 'phase');
    const row = view.rows[at]!;
    expect(lists.씬[at]).toMatchObject({ 번호: '', 내용: row.kind === 'phase' && row.text });
  });

  it('CS69: a project has one form, with the name of its file, until it is taken away', () => {
    const fileId = production.newId();
    const form = () => {
      const [project] = production.state.project.values();
      return [project!.callsheetForm, project!.callsheetFormName];
    };
    production.run('editCallsheetLayout', { form: { fileId, name: '우리 일촬표.xlsx' } });
    expect(form()).toEqual([fileId, '우리 일촬표.xlsx']);
    production.run('editCallsheetLayout', { form: { fileId: null, name: '' } });
    expect(form()).toEqual([null, '']);
  });
});
