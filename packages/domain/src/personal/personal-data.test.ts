import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  applyChanges,
  type Change,
  insert,
  LEFT_NAME,
  PERSONAL_TABLES,
  redactChanges,
  rowsAbout,
  TABLE_NAMES,
  TABLES,
  type TableName,
  tableDefinition,
} from '../index.ts';

/** Columns whose names say that they hold an account's id. */
const NAMES_ACCOUNT = /^(user|userId|actorId|author|\w+By)$/;

const isText = (schema: z.ZodType): boolean => schema.safeParse('글').success;

describe('PD2: every table', () => {
  it.each(TABLE_NAMES)('%s says of each column that names an account whose it is', (table) => {
    const { schema, personal } = tableDefinition(table);
    const naming = Object.keys(schema.shape).filter((column) => NAMES_ACCOUNT.test(column));
    expect(naming).toEqual(personal ? [personal.person] : []);
  });

  it.each(PERSONAL_TABLES)(
    '%s says of each of its texts what stands in its place, or that it stays',
    (table) => {
      const { schema, personal } = tableDefinition(table);
      const said = [...Object.keys(personal!.erased), ...(personal!.kept ?? [])];
      const texts = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([, type]) =>
        isText(type),
      );
      for (const [column] of texts) expect([table, said]).toEqual([table, expect.arrayContaining([column])]);
      for (const [column, value] of Object.entries(personal!.erased))
        expect((schema.shape[column] as z.ZodType).safeParse(value).success).toBe(true);
    },
  );

  it('whose rows go is referred to by none', () => {
    const going = PERSONAL_TABLES.filter((table) => tableDefinition(table).personal?.row === 'goes');
    const ends = TABLE_NAMES.flatMap((table) => {
      const { references, entryReferences = {} } = tableDefinition(table);
      return [...Object.values(references), ...Object.values(entryReferences).map(([, end]) => end)];
    });
    for (const table of going) expect(ends).not.toContain(table);
  });
});

const everywhere = (production: Production, userId: string): Change[] => {
  const { projectId } = production;
  const [crewTeamId, crewId] = [production.newId(), production.newId()];
  production.run('addCrewTeam', { crewTeamId, name: '촬영팀', colour: 0, calltimeOffset: 0 });
  const mine = { crewId, characterId: null, userId: null, projectId };
  return [
    insert('crew', {
      _id: crewId,
      crewTeamId,
      projectId,
      orderKey: 'a',
      userId,
      name: '오하람',
      roleTitle: '',
      consentAt: null,
      guardian: '',
    }),
    insert('personContact', {
      _id: production.newId(),
      ...mine,
      phone: '010-0000-7777',
      email: 'a@b.c',
      phoneShown: false,
      ...{ birthDate: null, guardianName: '', guardianPhone: '' },
    }),
    insert('personPay', { _id: production.newId(), ...mine, dayRate: 310_000, holdRate: 150_000 }),
  ];
};

describe('PD3: somebody who leaves', () => {
  it('is nowhere in the rows any more, though what they were to the production stays', () => {
    const production = new Production();
    const userId = production.member('editor');
    production.state = applyChanges(production.state, everywhere(production, userId));
    production.run('forgetPerson', { userId }, { asServer: true });
    const { state } = production;
    expect(state.personContact.size + state.personPay.size).toBe(0);
    expect([...state.projectMember.values()].map((member) => member.userId)).toEqual([production.ownerId]);
    expect([...state.crew.values()]).toMatchObject([{ userId, name: LEFT_NAME }]);
    expect(production.try('forgetPerson', { userId }, { asServer: true }).kind).toBe('nothing');
    const owner = { userId: production.ownerId };
    expect(production.try('forgetPerson', owner, { asServer: true })).toMatchObject({
      refusal: { code: 'last_owner' },
    });
  });

  it('is nowhere in the log: wages and contacts neither, which name nobody themselves', () => {
    const production = new Production();
    const userId = production.member('editor');
    const made = everywhere(production, userId);
    const [crew, contact, pay] = made as [Change, Change, Change];
    const edits = [
      edit('personPay', pay, { dayRate: 310_000 }, { dayRate: 330_000 }),
      edit('personContact', contact, { phone: '010-0000-7777' }, { phone: '010-0000-8888' }),
      edit('crew', crew, { name: '오하람' }, { name: '오하람 (촬영)' }),
    ];
    const other = insert('board', {
      ...{ _id: production.newId(), projectId: production.projectId, orderKey: 'a' },
      ...{ name: '오하람의 안', isCurrent: false, lastProposal: null },
    });
    const log = [...made, ...edits];
    const redacted = redactChanges([...log, other], rowsAbout(userId, production.state, log))!;
    const told = JSON.stringify(redacted.slice(0, -1));
    for (const word of ['오하람', '010-0000', 'a@b.c', '310000', '330000']) expect(told).not.toContain(word);
    expect(redacted.map(({ table, op }) => [table, op])).toEqual(
      [...log, other].map(({ table, op }) => [table, op]),
    );
    expect(redacted.at(-1)).toBe(other);
    expect(redactChanges([other], rowsAbout(userId, production.state, log))).toBeNull();
  });

  it('is known by the rows of now where the log does not reach back to who a row is about', () => {
    const production = new Production();
    const userId = production.member('editor');
    const [crew] = everywhere(production, userId) as [Change];
    production.state = applyChanges(production.state, [crew]);
    const renamed = edit('crew', crew, { name: '오하람' }, { name: '하람' });
    expect(JSON.stringify(redactChanges([renamed], rowsAbout(userId, production.state, [])))).not.toContain(
      '하람',
    );
  });
});

function edit(table: TableName, made: Change, before: object, after: object): Change {
  const _id = made.op === 'update' ? made._id : made.row._id;
  return { table, op: 'update', _id, before, after } as unknown as Change;
}

it('PD2: no table is left out', () => {
  expect(PERSONAL_TABLES).toEqual(Object.keys(TABLES).filter((table) => TABLES[table as TableName].personal));
});
