import { describe, expect, it } from 'vitest';
import { redactChanges, rowsAbout } from './redact-changes.ts';

const contact = {
  table: 'personContact',
  row: { _id: 'c1', userId: 'me', phone: '010-0000-0001', email: 'a@example.com' },
};
const edit = {
  table: 'personContact',
  _id: 'c1',
  before: { phone: '010-0000-0001' },
  after: { phone: '010-0000-0002' },
};
const scene = { table: 'scene', _id: 's1', before: { synopsis: '' }, after: { synopsis: '비가 온다.' } };

describe('the log of somebody who has left', () => {
  it('says which rows were about them', () => {
    expect(rowsAbout([contact, edit, scene], 'me')).toEqual(['c1']);
  });

  it('keeps what was done, and nothing of the person, in later edits of the same row too', () => {
    expect(redactChanges([contact, edit, scene], new Set(['c1']))).toEqual([
      { table: 'personContact', row: { _id: 'c1', userId: 'me', phone: '', email: '' } },
      { table: 'personContact', _id: 'c1', before: { phone: '' }, after: { phone: '' } },
      scene,
    ]);
  });

  it('is left as it is where nothing is about them', () => {
    expect(redactChanges([scene], new Set(['c1']))).toBeNull();
  });
});
