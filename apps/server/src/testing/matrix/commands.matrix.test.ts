import { COMMANDS, type CommandName, type Id, memberOf } from '@ddak/domain';
import type { CommandResult, SentCommand } from '@ddak/protocol';
import { Hand, makeArgs } from '@ddak/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { command } from '../test-person.ts';
import { EXPECTED_COMMANDS, type Fate } from './expected-commands.ts';
import { expectedOf, KINDS, type Kind } from './kinds.ts';
import { type Objects, openWorld, type World } from './world.ts';

let world: World;
/** A command of the owner's that has been carried out, to be taken back. */
let done: SentCommand;

beforeAll(async () => {
  world = await openWorld(22);
  done = command('editProject', { patch: { director: '한지원' } });
  await world.people.owner.send(world.own.projectId, done);
}, 120_000);
afterAll(() => world?.close());

const NAMES = Object.keys(EXPECTED_COMMANDS) as (CommandName | 'undo')[];

/** Arguments that name what is there; of members, who asks to be one, and phones (CR9) only those of no kind of ours. */
async function argsOf(name: CommandName | 'undo', { projectId, owner }: Objects): Promise<unknown> {
  if (name === 'undo') return { commandId: done._id };
  const state = await world.test.state(projectId);
  const spare = world.spare.flatMap(({ _id }) => memberOf(state, _id) ?? []);
  const asked = [...state.crewRequest].filter(([, { user }]) => user !== world.people.asker.user._id);
  const ours = new Set(Object.values(world.people).flatMap((person) => person.user?._id ?? []));
  const phones = [...state.personContact].filter(([, { userId }]) => userId === null || !ours.has(userId));
  // What hangs on a draft is for who writes it (CM1, AT1): the table speaks of what everybody reads.
  const hangs = name === 'addComment' || name === 'addAttachment';
  const shown = {
    ...state,
    ...(hangs ? { callsheet: new Map() } : {}),
    personContact: new Map(phones),
    projectMember: new Map(spare.map((member) => [member._id, member])),
    crewRequest: new Map(asked),
  };
  return makeArgs(name, new Hand(shown, world.random, [owner])) ?? {};
}

async function send(kind: Kind, projectId: Id, sent: SentCommand): Promise<CommandResult | 'signed out'> {
  const { status, body } = await world.people[kind].call('POST', `/projects/${projectId}/commands`, {
    commands: [sent],
  });
  if (status === 401) return 'signed out';
  return ((body.data?.results ?? []) as unknown as CommandResult[])[0]!;
}

function fateOf(result: CommandResult | 'signed out', nowhere: CommandResult | 'signed out'): Fate {
  if (result === 'signed out') return result;
  if (result.outcome !== 'refused' || result.code !== 'forbidden') return 'judged';
  return JSON.stringify(result) === JSON.stringify(nowhere) ? 'nowhere' : 'forbidden';
}

const seqOf = async ({ projectId }: Objects) =>
  (await world.test.core.states.current(projectId, SYSTEM))?.seq;

describe('the matrix of commands', () => {
  it('AC14: has a row for every command, and no other', () => {
    const advice = 'Say in apps/server/src/testing/matrix/expected-commands.ts what becomes of it from whom.';
    expect([...NAMES].sort(), advice).toEqual([...Object.keys(COMMANDS), 'undo'].sort());
  });

  describe.each(NAMES)('%s', (name) => {
    it.each(KINDS)(
      'AC14: from %s meets the fate that the table says, and leaves no trace where it is closed',
      async (kind) => {
        const sent = command(name, await argsOf(name, world.own));
        const before = await seqOf(world.own);
        const result = await send(kind, world.own.projectId, sent);
        // A project can be made where none is: what that would be answered says nothing of one that is there.
        const other = name === 'createProject' ? command('editProject', {}) : sent;
        const nowhere = await send(kind, newId(), { ...other, _id: sent._id });
        const fate = fateOf(result, nowhere);
        expect(fate, JSON.stringify(result)).toBe(expectedOf(EXPECTED_COMMANDS[name], kind));
        if (fate !== 'judged') expect(await seqOf(world.own)).toBe(before);
      },
    );

    it.each(KINDS)('AC13, AC14: from %s to another project is answered as by none', async (kind) => {
      if (kind === 'stranger') return;
      const before = await seqOf(world.foreign);
      const sent = command(name, await argsOf(name, world.foreign));
      const other = name === 'createProject' ? { ...command('editProject', {}), _id: sent._id } : sent;
      expect(await send(kind, world.foreign.projectId, sent)).toEqual(await send(kind, newId(), other));
      expect(await seqOf(world.foreign)).toBe(before);
    });
  });
});
