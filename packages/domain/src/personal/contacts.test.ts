import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  applyChanges,
  CONTACT_TABLES,
  planUndo,
  TABLE_NAMES,
  tableDefinition,
  withoutContacts,
} from '../index.ts';

/** Columns, and parts of columns, whose names say that somebody is reached by them, or when they were born. */
const REACHES = /phone|e-?mail|messenger|kakao|fax|birth|under19|adultFrom/i;

function paths(schema: unknown, at: string): string[] {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as Record<string, never> & {
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
  };
  return [
    ...Object.entries(properties).flatMap(([key, part]) => [
      ...(REACHES.test(key) ? [`${at}.${key}`] : []),
      ...paths(part, `${at}.${key}`),
    ]),
    ...(items ? paths(items, at) : []),
    ...anyOf.flatMap((part) => paths(part, at)),
  ];
}

const said = (value: Readonly<Record<string, unknown>>, at: string): string[] =>
  Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null
      ? said(part as Record<string, unknown>, `${at}.${key}`)
      : [`${at}.${key}`],
  );

/** A person with a telephone, a child who turns 15 in the plan, and somebody who asks to take part and has a telephone too. */
const reached = () => {
  const production = new Production();
  const ids = { crewTeamId: production.newId(), crewId: production.newId() };
  production.run('addCrewTeam', { crewTeamId: ids.crewTeamId, name: '촬영팀', colour: 0, calltimeOffset: 0 });
  production.run('addCrew', {
    ...ids,
    name: '한지원',
    roleTitle: '',
    userId: null,
    consent: { guardian: '' },
  });
  const contact = {
    contactId: production.newId(),
    crewId: ids.crewId,
    phone: '010-0000-7777',
    email: 'a@b.c',
  };
  production.run('setPersonContact', contact);
  const characterId = production.character('하은');
  production.run('editCharacter', { characterId, patch: { actorName: '박소율' } });
  const child = { birthDate: '2011-12-03', guardianName: '박어른', guardianPhone: '010-0000-6666' };
  production.run('setBirthDate', { contactId: production.newId(), characterId, ...child });
  const request = {
    requestId: production.newId(),
    userId: production.newId(),
    name: '오하람',
    role: 'member',
  };
  const userRequest = {
    message: '010-0000-9999로 주세요',
    teamId: null,
    roleTitle: '',
    phone: '010-0000-8888',
  };
  const asked = { ...request, email: 'd@e.f', userRequest } as never;
  production.run('addCrewRequest', asked, { asServer: true });
  return production;
};
const WORDS = ['010-0000', 'a@b.c', 'd@e.f', '2011-12-03', '2026-12-03', '박어른'];
const later = { archivedUntil: Number.MAX_SAFE_INTEGER };

describe('PD6: how people are reached', () => {
  it.each(TABLE_NAMES)('is said of every column of %s by which somebody is', (table) => {
    const { schema, contacts } = tableDefinition(table);
    const named = said(contacts?.erased ?? {}, table);
    expect(named).toEqual(
      expect.arrayContaining(paths(z.toJSONSchema(schema, { unrepresentable: 'any' }), table)),
    );
    for (const [column, blank] of Object.entries(contacts?.erased ?? {}))
      if (typeof blank !== 'object')
        expect((schema.shape[column] as z.ZodType).safeParse(blank).success).toBe(true);
    if (contacts?.row === 'goes')
      for (const other of TABLE_NAMES)
        expect(Object.values(tableDefinition(other).references)).not.toContain(table);
  });

  it('goes from the rows of an archived project, once its days are over', () => {
    const production = reached();
    const erase = (args = later) => production.try('eraseContacts', args, { asServer: true });
    expect(erase()).toMatchObject({ refusal: { code: 'not_archived' } });
    production.run('archiveProject', {});
    expect(erase({ archivedUntil: 0 })).toMatchObject({ refusal: { code: 'not_archived' } });
    production.run('eraseContacts', later, { asServer: true });
    const { state } = production;
    const rows = CONTACT_TABLES.flatMap((table) => [...state[table].values()]);
    for (const word of WORDS) expect(JSON.stringify(rows)).not.toContain(word);
    expect([state.personContact.size, state.crew.size, state.crewRequest.size]).toEqual([0, 1, 1]);
    expect(erase().kind).toBe('nothing');
  });

  it('goes from the log, in whatever form it stood there, and names the words that went', () => {
    const production = reached();
    production.run('archiveProject', {});
    production.run('eraseContacts', later, { asServer: true });
    const log = production.log.flat();
    const blank = withoutContacts(log)!;
    for (const word of WORDS) expect(JSON.stringify(blank.changes)).not.toContain(word);
    expect([...blank.words].sort()).toEqual(
      [
        ...['010-0000-7777', '010-0000-8888', '010-0000-9999로 주세요', 'a@b.c', 'd@e.f'],
        ...['2011-12-03', '2026-12-03', '박어른', '010-0000-6666'],
      ].sort(),
    );
    expect(blank.changes.map(({ table, op }) => [table, op])).toEqual(
      log.map(({ table, op }) => [table, op]),
    );
    expect(withoutContacts(blank.changes)).toBeNull();
  });
});

describe('PD7: what went', () => {
  it('comes back neither by taking the project out of the archive, nor by an undo of what had set it', () => {
    const production = reached();
    const set = production.log.findIndex((changes) => changes.some(({ table }) => table === 'personContact'));
    production.run('archiveProject', {});
    production.run('eraseContacts', later, { asServer: true });
    production.run('unarchiveProject', {});
    expect(production.state.personContact.size).toBe(0);
    const { plan } = planUndo(production.state, production.log[set]!, production.context());
    expect(plan).toMatchObject({ kind: 'refuse' });
    expect(applyChanges(production.state, []).personContact.size).toBe(0);
  });
});
