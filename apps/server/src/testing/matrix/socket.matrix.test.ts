import { TABLE_NAMES, type TargetKind, tableDefinition } from '@ddak/domain';
import {
  CHANNEL_KINDS,
  type ChannelKind,
  type ClientMessage,
  clientMessageSchema,
  projectChannel,
  type ServerMessage,
  TEST_CHANNEL,
} from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { TestSocket } from '../test-socket.ts';
import {
  EXPECTED_CHANNELS,
  EXPECTED_MESSAGES,
  EXPECTED_OF_NO_KIND,
  EXPECTED_TABLES,
  WHOSE,
} from './expected-socket.ts';
import { expectedOf, KINDS, type Kind } from './kinds.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(23);
}, 120_000);
afterAll(() => world?.close());

const MESSAGES = Object.keys(EXPECTED_MESSAGES) as ClientMessage['kind'][];
const CHANNELS = Object.keys(EXPECTED_CHANNELS) as ChannelKind[];

/** What is heard until the last of what was said is answered. */
async function hear(socket: TestSocket, ...said: readonly ClientMessage[]): Promise<ServerMessage[]> {
  for (const message of said) socket.say(message);
  socket.say({ kind: 'subscribe', channel: 'test' });
  await socket.until((message) => message.kind === 'subscribed' && message.channel === 'test');
  return socket.heard;
}

const feedOf = (socket: TestSocket, channel: string) =>
  socket.until((one) => one.kind === 'feed' && one.channel === channel && one.message);

/** The answer to a message about this project, in the table's words. */
async function answerTo(kind: ClientMessage['kind'], who: Kind, projectId: string): Promise<string> {
  const socket = await TestSocket.open(world.people[who]);
  if (typeof socket === 'number') return String(socket);
  const channel = projectChannel(projectId);
  try {
    if (kind === 'ping') {
      socket.say({ kind });
      return (await socket.until((one) => one.kind === 'pong' && one)).kind;
    }
    if (kind === 'subscribe') {
      socket.say({ kind, channel });
      return (await feedOf(socket, channel)).kind;
    }
    if (kind === 'unsubscribe') {
      const heard = await hear(socket, { kind, channel });
      return heard.length === 1 ? 'nothing' : JSON.stringify(heard);
    }
    if (kind === 'follow') {
      socket.say({ kind, channels: [channel] });
      const { seqs } = await socket.until((one) => one.kind === 'standings' && one);
      return channel in seqs ? 'standing' : 'left out';
    }
    if (kind === 'inField') return await fieldIn(socket, who, projectId);
    return await hereIn(socket, who, projectId);
  } finally {
    socket.close();
  }
}

/** Says that they are there, where the project's owner is already. */
async function hereIn(socket: TestSocket, who: Kind, projectId: string): Promise<string> {
  const { own, foreign, people } = world;
  const first = await TestSocket.of(projectId === foreign.projectId ? people.stranger : people.owner);
  first.say({ kind: 'here', projectId });
  if ([own.projectId, foreign.projectId].includes(projectId))
    await first.until((one) => one.kind === 'present' && one.projectId === projectId);
  socket.say({ kind: 'here', projectId });
  const isTold = projectId === own.projectId && expectedOf(EXPECTED_MESSAGES.here, who) !== 'nothing';
  if (!isTold) await feedAround(socket);
  const told = isTold
    ? await socket.until((one) => one.kind === 'present' && one)
    : socket.heard.find((one) => one.kind === 'present');
  first.close();
  if (told?.kind !== 'present') return 'nothing';
  return told.userIds.length > 0 ? 'names' : 'nobody';
}

/** Says that they write in a field of the project's scene, where somebody who reads everything is already. */
async function fieldIn(socket: TestSocket, who: Kind, projectId: string): Promise<string> {
  const { own, people, test } = world;
  const first = await TestSocket.of(who === 'owner' ? people.manager : people.owner);
  const [rowId = newId()] = (await test.state(own.projectId)).scene.keys();
  first.say({ kind: 'here', projectId: own.projectId });
  await first.until((one) => one.kind === 'present');
  socket.say({ kind: 'here', projectId });
  const field = newId();
  socket.say({ kind: 'inField', projectId, at: { table: 'scene', rowId, field } });
  await feedAround(socket);
  // Whoever comes later is told after it.
  const last = await TestSocket.of(who === 'editor' ? people.manager : people.editor);
  last.say({ kind: 'here', projectId: own.projectId });
  await last.until((one) => one.kind === 'present');
  await feedAround(first);
  const isTold = first.heard.some(
    (one) => one.kind === 'inFields' && one.people.some(({ at }) => at?.field === field),
  );
  first.close();
  last.close();
  return isTold ? 'told' : 'nothing';
}

/** A round through the database, so that what was asked before has been answered. */
async function feedAround(socket: TestSocket): Promise<void> {
  for (const channel of [projectChannel(newId()), projectChannel(newId())]) {
    socket.say({ kind: 'subscribe', channel });
    await feedOf(socket, channel);
  }
}

/** What subscribing to a channel is answered. */
async function answerToListening(who: Kind, channel: string): Promise<string> {
  const socket = await TestSocket.open(world.people[who]);
  if (typeof socket === 'number') return String(socket);
  socket.say({ kind: 'subscribe', channel });
  const heard = await socket.until((one) => 'channel' in one && one.channel === channel && one);
  socket.close();
  return heard.kind;
}

/** The name of a channel; `test` is of nobody. */
function channelOf(kind: ChannelKind, whose: (typeof WHOSE)[number], who: Kind): string {
  const own = { test: '', user: world.people[who].user?._id ?? newId(), project: world.own.projectId }[kind];
  const other = { test: newId(), user: world.spare[0]!._id, project: world.foreign.projectId }[kind];
  if (whose === "somebody else's") return `${kind}.${other}`;
  if (kind === 'test') return whose === 'their own' ? TEST_CHANNEL : TEST_CHANNEL.toUpperCase();
  return `${kind}.${whose === 'their own' ? own : own.toUpperCase()}`;
}

/** Whether they are sent the table of what the row is about; a row of any other kind is about nothing else. */
const readsTarget = (kind: Kind, row: object) =>
  !('targetKind' in row) || EXPECTED_TABLES[row.targetKind as TargetKind].includes(kind);

describe('the matrix of the socket', () => {
  it('AC14: has a row for every message, every kind of channel and every table', () => {
    expect([...CHANNELS].sort()).toEqual([...CHANNEL_KINDS].sort());
    const kinds = clientMessageSchema.options.map(({ shape }) => shape.kind.value);
    expect([...MESSAGES].sort()).toEqual([...kinds].sort());
    expect(Object.keys(EXPECTED_TABLES).sort()).toEqual([...TABLE_NAMES].sort());
  });

  describe.each(MESSAGES)('%s', (message) => {
    it.each(KINDS)('AC14: answers %s as the table says', async (kind) => {
      expect(await answerTo(message, kind, world.own.projectId)).toBe(
        expectedOf(EXPECTED_MESSAGES[message], kind),
      );
    });

    it.each(KINDS)('AC13, AC14: answers %s of another project as of none', async (kind) => {
      if (kind === 'stranger') return;
      expect(await answerTo(message, kind, world.foreign.projectId)).toBe(
        await answerTo(message, kind, newId()),
      );
    });
  });

  describe.each(CHANNELS)('the channel of kind %s', (channelKind) => {
    it.each(KINDS)('AC12, AC14: answers %s as the table says, whosever it is', async (kind) => {
      for (const whose of WHOSE)
        expect([whose, await answerToListening(kind, channelOf(channelKind, whose, kind))]).toEqual([
          whose,
          expectedOf(EXPECTED_CHANNELS[channelKind][whose], kind),
        ]);
    });
  });

  it.each(KINDS)('AC14: denies %s a channel of no kind', async (kind) => {
    const expected = expectedOf(EXPECTED_OF_NO_KIND, kind);
    for (const name of [`crew.${world.own.projectId}`, 'test.', '', world.own.projectId, 'project.'])
      expect([name, await answerToListening(kind, name)]).toEqual([name, expected]);
  });

  it.each(KINDS)(
    'AC6, AC14: sends %s the tables that the table says, and of others their own rows',
    async (kind) => {
      const person = world.people[kind];
      const { status, body } = await person.call('GET', `/projects/${world.own.projectId}/feed?wait=0`);
      if (status === 401) return;
      const [message] = (body.data?.messages ?? []) as unknown as {
        tables?: Record<string, { _id: string }[]>;
      }[];
      const tables = message?.tables ?? {};
      const state = await world.test.state(world.own.projectId);
      for (const table of TABLE_NAMES) {
        const { ownerColumn } = tableDefinition(table);
        const sent = tables[table] ?? [];
        if (EXPECTED_TABLES[table].includes(kind)) {
          const rows = [...state[table].values()].filter((row) => readsTarget(kind, row));
          expect(sent.map(({ _id }) => _id).sort(), table).toEqual(rows.map(({ _id }) => _id).sort());
        } else {
          const own = sent.filter((row) => ownerColumn && (row as never)[ownerColumn] === person.user._id);
          expect(sent.length, table).toBe(own.length);
        }
      }
    },
  );
});
