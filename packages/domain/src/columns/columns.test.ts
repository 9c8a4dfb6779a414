import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  columnMappingSchema,
  type ListedKind,
  LONGEST_HEAD,
  MOST_MAPPINGS,
  MOST_SAID,
} from './column-mapping.ts';
import { saidColumns, shapeOf } from './said-columns.ts';

/** Says what heads of a table are: `head=field`, and heads of which nothing is said. */
function team() {
  const made = new Production();
  const args = (kind: ListedKind, table: readonly string[]) => {
    const heads = table.map((one) => one.split('=')[0]!);
    const said = table.flatMap((one) => {
      const [head = '', field] = one.split('=');
      return field === undefined ? [] : [{ head, field }];
    });
    return { mappingId: made.newId(), kind, shape: shapeOf(heads), said };
  };
  const say = (kind: ListedKind, table: readonly string[], as = made.ownerId) =>
    made.try('mapColumns', args(kind, table), { as });
  const read = (kind: ListedKind, ...heads: string[]) =>
    Object.fromEntries(saidColumns(made.state, kind, heads));
  return { made, args, say, read };
}

describe('what columns of tables are', () => {
  it('TI20: is known of the next table of the same form, to everybody who reads the project', () => {
    const { say, read, made } = team();
    say('crew', ['성명', '파트너=crewTeam', '비고=']);
    expect(read('crew', '성명', '파트너', '비고')).toEqual({ 파트너: 'crewTeam', 비고: '' });
    expect(read('days', '성명', '파트너', '비고')).toEqual({});
    say('crew', ['성명', '파트너=roleTitle', '비고=']);
    expect(read('crew', '성명', '파트너', '비고')).toEqual({ 파트너: 'roleTitle', 비고: '' });
    expect(made.state.columnMapping.size).toBe(1);
    expect(say('crew', ['성명', '파트너=roleTitle', '비고=']).kind).toBe('nothing');
  });

  it('TI20: is taken over head by head where the columns are others, and what was said of this form stands', () => {
    const { say, read } = team();
    say('scenes', ['S#', '비고=note']);
    say('scenes', ['씬', '비고=props', '메모=synopsis']);
    expect(read('scenes', '번호', '비고', '없던 열')).toEqual({ 비고: 'props' });
    expect(read('scenes', 'S#', '비고')).toEqual({ 비고: 'note' });
    expect(read('scenes')).toEqual({});
  });

  it('TI20: a form is told by the words of its heads in their order, whatever stands between them', () => {
    expect(shapeOf(['S#', ' 실제  장소 '])).toBe(shapeOf(['S#', '실제 장소']));
    const shapes = [['S#', '장소'], ['장소', 'S#'], ['S#장소'], ['S#', '장소', ''], []].map(shapeOf);
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const shape of shapes) expect(columnMappingSchema.shape.shape.safeParse(shape).success).toBe(true);
  });

  it('TI20: needs the rights of its import', () => {
    const { made, say } = team();
    const [editor, member, planner] = [made.member('editor'), made.member('member'), made.member('member')];
    const memberId = [...made.state.projectMember.values()].find(({ userId }) => userId === planner)!._id;
    made.run('changeMember', { memberId, role: 'member', rights: { screenplay: 'write' } });
    const may = (as: string) =>
      (['scenes', 'crew', 'days'] as const).filter(
        (kind) => say(kind, ['가=note', as], as).kind === 'changes',
      );
    expect([may(made.ownerId), may(editor), may(member)]).toEqual([
      ['scenes', 'crew', 'days'],
      ['scenes', 'days'],
      [],
    ]);
    // Scenes come with their breakdown.
    expect(may(planner)).toEqual([]);
  });

  it('TI20: ten forms of each kind are remembered, the one that was longest unsaid makes room', () => {
    const { made, say, read } = team();
    for (let i = 0; i < MOST_MAPPINGS; i++) {
      say('crew', [`열 ${i}=note`]);
    }
    say('days', ['날=note']);
    say('crew', ['열 0=name']);
    say('crew', ['새 열=note']);
    expect(made.state.columnMapping.size).toBe(MOST_MAPPINGS + 1);
    expect([read('crew', '열 0'), read('crew', '열 1'), read('crew', '새 열')]).toEqual([
      { '열 0': 'name' },
      {},
      { '새 열': 'note' },
    ]);
  });

  it('TI20: a form has at most 40 columns of 80 letters, so that a project has at most 400 KB of them', () => {
    const said = Array.from({ length: MOST_SAID }, (_, i) => ({
      head: `${i}`.padEnd(LONGEST_HEAD, '한'),
      field: 'a'.repeat(40),
    }));
    const { made } = team();
    const row = { mappingId: made.newId(), kind: 'crew', shape: 'a', said } as const;
    expect(made.try('mapColumns', row).kind).toBe('changes');
    const [kept] = made.state.columnMapping.values();
    const bytes = encodeURIComponent(JSON.stringify(kept)).replaceAll(/%../g, '.').length;
    expect(bytes * 3 * MOST_MAPPINGS).toBeLessThan(400_000);
    const parse = (more: object) => columnMappingSchema.safeParse({ ...kept, ...more }).success;
    expect(parse({})).toBe(true);
    expect([
      parse({ said: [...said, { head: '더', field: '' }] }),
      parse({ said: [{ head: '한'.repeat(LONGEST_HEAD + 1), field: '' }] }),
      parse({ said: [{ head: '열', field: '__proto__' }] }),
      parse({ said: [said[0], said[0]] }),
      parse({ said: [] }),
    ]).toEqual([false, false, false, false, false]);
  });
});
