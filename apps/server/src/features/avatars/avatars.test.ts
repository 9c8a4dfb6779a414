import { setTimeout as pause } from 'node:timers/promises';
import { userChannel } from '@ddak/protocol';
import { decode } from 'fast-png';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { givePasskey } from '../../testing/give-passkey.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import {
  addTestMember,
  type Loose,
  newPerson,
  newProject,
  type TestPerson,
} from '../../testing/test-person.ts';
import { pngOfSize, testJpeg, testPng } from '../../testing/test-pictures.ts';
import { TestSocket } from '../../testing/test-socket.ts';

const { server, client } = await serverAndClient();

function send(person: TestPerson, bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), '../나.jpg');
  return person.call<Loose>('POST', '/me/avatar', form);
}

async function chosen(person: TestPerson): Promise<string> {
  const { status, body } = await send(person, await testJpeg(600, 400));
  expect(status).toBe(201);
  return String(body.data!.fileId);
}

async function fetched(person: TestPerson, path: string) {
  const answer = await fetch(`${server.url}/api${path}`, { headers: { cookie: person.cookieHeader } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Whose pictures somebody is shown. */
async function shown(person: TestPerson): Promise<Record<string, string>> {
  const { bytes } = await fetched(person, '/avatars');
  const { data } = JSON.parse(bytes.toString()) as { data: { userId: string; pictureId: string }[] };
  return Object.fromEntries(data.map(({ userId, pictureId }) => [userId, pictureId]));
}

async function listening(person: TestPerson): Promise<TestSocket> {
  const socket = await TestSocket.of(person);
  const channel = userChannel(person.user._id);
  socket.say({ kind: 'subscribe', channel });
  await socket.until((message) => message.kind === 'subscribed' && message.channel === channel);
  return socket;
}

async function pair() {
  const [owner, guest] = [await newPerson(server), await newPerson(server)];
  const { projectId } = await newProject(owner);
  const memberId = await addTestMember(owner, projectId, guest, 'guest');
  return { owner, guest, projectId, memberId };
}

describe('the picture of a person', () => {
  it('PI1 PI3: is seen as a picture and nothing else by who shares a project, and by oneself', async () => {
    const { owner, guest } = await pair();
    const pictureId = await chosen(guest);
    for (const person of [owner, guest]) {
      expect(await shown(person)).toEqual({ [guest.user._id]: pictureId });
      const { status, headers, bytes } = await fetched(person, `/avatars/${pictureId}`);
      expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        ...[200, 'image/png', 'nosniff'],
      ]);
      expect(headers.get('cache-control')).toContain('private');
      expect(decode(bytes)).toMatchObject({ width: 256, height: 256 });
    }
  });

  it('PI3: is not there for anybody else, nor for who shares the project no more', async () => {
    const { owner, guest, projectId, memberId } = await pair();
    const pictureId = await chosen(guest);
    const stranger = await newPerson(server);
    await newProject(stranger);
    expect(await shown(stranger)).toEqual({});
    expect((await fetched(stranger, `/avatars/${pictureId}`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/avatars/${pictureId}`)).status).toBe(401);
    await owner.run(projectId, 'removeMember', { memberId });
    expect(await shown(owner)).toEqual({});
    expect((await fetched(owner, `/avatars/${pictureId}`)).status).toBe(404);
    expect(await shown(guest)).toEqual({ [guest.user._id]: pictureId });
  });

  it('PI3 AC27: is not there for who is locked out of the project that is shared, until they have a second factor', async () => {
    const { owner, guest, projectId } = await pair();
    const pictureId = await chosen(guest);
    const mine = await chosen(owner);
    await client.query('update project set needs_second_factor = true where id = $1', [projectId]);
    expect(await shown(owner)).toEqual({ [owner.user._id]: mine });
    expect((await fetched(owner, `/avatars/${pictureId}`)).status).toBe(404);
    await givePasskey(client, owner.user._id);
    expect(await shown(owner)).toEqual({ [owner.user._id]: mine, [guest.user._id]: pictureId });
    expect((await fetched(owner, `/avatars/${pictureId}`)).status).toBe(200);
    expect(await shown(guest)).toEqual({ [guest.user._id]: pictureId });
  });

  it('PI6: another one, and that there is none any more, is told to who is shown it, and to nobody else', async () => {
    const { owner, guest } = await pair();
    const stranger = await newPerson(server);
    const sockets = await Promise.all([owner, guest, stranger].map((person) => listening(person)));
    const told = (n: number) => {
      const { heard } = sockets[n]!;
      return heard.filter((message) => message.kind === 'event' && message.event === 'AvatarChanged').length;
    };
    await chosen(guest);
    expect((await guest.call('DELETE', '/me/avatar')).status).toBe(200);
    while (told(0) < 2 || told(1) < 2) await pause(20);
    // The stranger's own comes after what they were not told.
    await chosen(stranger);
    while (told(2) < 1) await pause(20);
    expect([told(0), told(1), told(2)]).toEqual([2, 2, 1]);
    for (const socket of sockets) socket.close();
  });

  it('PI2: a new one takes the place of the one before, and it is taken away again', async () => {
    const { owner, guest } = await pair();
    const [before, after] = [await chosen(guest), await chosen(guest)];
    expect(after).not.toBe(before);
    expect(await shown(owner)).toEqual({ [guest.user._id]: after });
    expect((await fetched(owner, `/avatars/${before}`)).status).toBe(404);
    // Each has only their own to take away.
    expect((await owner.call('DELETE', '/me/avatar')).status).toBe(200);
    expect(await shown(owner)).toEqual({ [guest.user._id]: after });
    for (const _ of [1, 2]) expect((await guest.call('DELETE', '/me/avatar')).status).toBe(200);
    expect(await shown(owner)).toEqual({});
    expect((await fetched(guest, `/avatars/${after}`)).status).toBe(404);
  });

  it('PI1: what is no picture is refused in words, and the one before stays', async () => {
    const person = await newPerson(server);
    const pictureId = await chosen(person);
    const cases = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_unsupported'],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_unsupported'],
      [pngOfSize(20_000, 20_000), 'picture_too_large'],
      [testPng(300, 300).slice(0, 90), 'picture_damaged'],
      [Buffer.alloc(0), 'empty_file'],
    ] as const;
    for (const [bytes, code] of cases)
      expect(await send(person, bytes)).toMatchObject({ status: 422, body: { code } });
    expect(await send(person, Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413 });
    expect(await shown(person)).toEqual({ [person.user._id]: pictureId });
  });

  it('PI1: takes no room of who sent it', async () => {
    const person = await newPerson(server);
    const before = await person.call('GET', '/auth/storage');
    await chosen(person);
    expect((await person.call('GET', '/auth/storage')).body).toEqual(before.body);
  });

  it('PI5 PD4: is among what is kept of me, as a picture', async () => {
    const person = await newPerson(server);
    const pictureId = await chosen(person);
    const entries = unzipSync(new Uint8Array((await fetched(person, '/auth/user/data')).bytes));
    expect(JSON.parse(strFromU8(entries['data/avatar.json']!))).toEqual([
      { userId: person.user._id, pictureId, createdAt: expect.any(Number) },
    ]);
    expect(decode(entries['files/avatar.png']!)).toMatchObject({ width: 256, height: 256 });
  });

  it('PI5 PD3: goes with the account', async () => {
    const { owner, guest } = await pair();
    const pictureId = await chosen(guest);
    const count = 'select count(*)::int as n from avatar where user_id = $1';
    const rows = async () => (await client.query(count, [guest.user._id])).rows[0].n as number;
    expect(await rows()).toBe(1);
    await client.query('update session set confirmed_until = 9e15 where user_id = $1', [guest.user._id]);
    expect((await guest.call('DELETE', '/auth/user')).status).toBe(200);
    expect(await rows()).toBe(0);
    expect(await shown(owner)).toEqual({});
    expect((await fetched(owner, `/avatars/${pictureId}`)).status).toBe(404);
  });
});
