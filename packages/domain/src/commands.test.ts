import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, COMMANDS, findCommand, memberOf, planCommand, TABLE_NAMES, TABLES } from './index.ts';

describe('every command', () => {
  for (const [key, command] of Object.entries(COMMANDS)) {
    it(`${key} is declared under its own name`, () => {
      expect(command.name).toBe(key);
      expect(findCommand(key)).toBe(command);
    });

    it(`AC5: ${key} is refused to people without its right and to strangers`, () => {
      if ('kind' in command.needs && command.needs.kind === 'new') return;
      const production = new Production();
      const guest = production.member('guest');
      const memberId = memberOf(production.state, guest)!._id;
      production.run('changeMember', { memberId, role: 'guest', rights: { callsheet: 'none' } });
      for (const actorId of [guest, production.newId()]) {
        const plan = planCommand(
          production.state,
          { name: key, args: {} },
          production.context({ as: actorId }),
        );
        expect(plan).toMatchObject({ kind: 'refuse', refusal: { code: 'forbidden' } });
      }
    });

    it(`${key} refuses args that are none, and one of which it has not heard`, () => {
      const production = new Production();
      const asked = (args: unknown) =>
        planCommand(production.state, { name: key, args }, production.context(), true);
      for (const none of [null, 'x', [1]])
        expect(asked(none)).toMatchObject({ kind: 'refuse', refusal: { code: 'invalid' } });
      expect(asked({ _: 1 }).kind).not.toBe('changes');
    });
  }

  it('that is unknown is refused by name', () => {
    const production = new Production();
    const plan = planCommand(production.state, { name: 'toString', args: {} }, production.context());
    expect(plan).toEqual({
      kind: 'refuse',
      refusal: { code: 'unknown_command', details: { name: 'toString' } },
    });
  });
});

describe('tables', () => {
  it('have a section each, and references that name tables', () => {
    for (const name of TABLE_NAMES) {
      expect(TABLES[name].section).toBeTruthy();
      for (const [column, target] of Object.entries(TABLES[name].references)) {
        expect(TABLES[name].schema.shape).toHaveProperty(column);
        expect(TABLE_NAMES).toContain(target);
      }
    }
  });

  it('that a change does not touch keep their identity', () => {
    const production = new Production();
    const before = production.state;
    production.scene(1);
    expect(production.state.board).toBe(before.board);
    expect(production.state.scene).not.toBe(before.scene);
    expect(applyChanges(before, [])).toBe(before);
  });
});
