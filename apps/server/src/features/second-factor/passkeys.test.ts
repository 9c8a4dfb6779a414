import type { PasskeyOptions } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedPerson, PASSWORD, query, signInAs } from '../../testing/factor-person.ts';
import type { Answer, Loose, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { VirtualPasskey } from '../../testing/virtual-passkey.ts';
import { passkeyPlace } from './passkey-place.ts';

const ORIGIN = 'https://ddak.example';
let server: TestServer;
beforeAll(async () => {
  const opened = await testServer({ PUBLIC_URL: ORIGIN });
  server = { ...opened, url: `http://127.0.0.1:${opened.port}` };
});
afterAll(() => server.close());

const optionsOf = (answer: { body: Loose }) => answer.body.data as unknown as PasskeyOptions;
const WRONG = { status: 403, body: { code: 'wrong_second_factor' } };

async function register(person: TestPerson, name: string, key: VirtualPasskey): Promise<Answer<Loose>> {
  const options = await person.call('POST', '/auth/second-factor/passkeys/options');
  return person.call('POST', '/auth/second-factor/passkeys', {
    name,
    response: key.register(optionsOf(options)),
  });
}

/** Somebody with a passkey. Over https cookies have other names. */
async function withPasskey() {
  const person = await secure(await confirmedPerson(server));
  const key = new VirtualPasskey(ORIGIN);
  const made = await register(person, '내 노트북', key);
  expect(made.status).toBe(201);
  return { person, key, codes: made.body.data?.recoveryCodes as unknown as string[] };
}

async function secure(person: TestPerson): Promise<TestPerson> {
  for (const [name, value] of [...person.cookies]) {
    person.cookies.delete(name);
    person.cookies.set(`__Host-${name}`, value);
  }
  return person;
}

async function askedOf(person: TestPerson): Promise<PasskeyOptions> {
  const { status, body } = await signInAs(server, person);
  expect([status, body.code]).toEqual([401, 'second_factor_needed']);
  return body.details?.passkey as unknown as PasskeyOptions;
}

describe('passkeys', () => {
  it('AC20: one that signs what was asked stands for the second factor', async () => {
    const { person, key, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    const { body } = await signInAs(server, person);
    expect(body.details?.kinds).toEqual(['passkey', 'recovery']);
    const asked = body.details?.passkey as unknown as PasskeyOptions;
    expect(asked).toMatchObject({ rpId: 'ddak.example', userVerification: 'required' });
    const done = await signInAs(server, person, { passkey: key.sign(asked) });
    expect(done).toMatchObject({ status: 200, body: { data: { user: { hasSecondFactor: true } } } });
  });

  it('AC22: what was asked is answered once, by whom it was asked, for what it was asked, within its time', async () => {
    const { person, key } = await withPasskey();
    const asked = await askedOf(person);
    const passkey = key.sign(asked);
    const tries = await Promise.all([0, 1, 2].map(() => signInAs(server, person, { passkey })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await signInAs(server, person, { passkey: key.sign(asked) })).toMatchObject(WRONG);
    const made = { ...asked, challenge: Buffer.from('a challenge of nobody').toString('base64url') };
    expect(await signInAs(server, person, { passkey: key.sign(made) })).toMatchObject(WRONG);
    const other = await withPasskey();
    const theirs = other.key.sign(await askedOf(other.person));
    expect(await signInAs(server, person, { passkey: theirs })).toMatchObject(WRONG);
    const confirming = key.sign(await askedOf(person));
    const confirmed = await person.call('POST', '/auth/confirm', { password: PASSWORD, passkey: confirming });
    expect(confirmed).toMatchObject(WRONG);
    const late = key.sign(await askedOf(person));
    await query(server, 'update factor_challenge set expires_at = 0');
    expect(await signInAs(server, person, { passkey: late })).toMatchObject(WRONG);
  });

  it.each([
    ['another site', { origin: 'https://ddak.example.evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['nobody who was verified', { unverified: true }],
    ['a copy that counts behind', { counter: 1 }],
  ] as const)('AC22: one of %s is none', async (_, otherwise) => {
    const { person, key } = await withPasskey();
    expect((await signInAs(server, person, { passkey: key.sign(await askedOf(person)) })).status).toBe(200);
    const passkey = key.sign(await askedOf(person), otherwise);
    expect(await signInAs(server, person, { passkey })).toMatchObject(WRONG);
    const tampered = key.sign(await askedOf(person));
    const signature = Buffer.alloc(70, 7).toString('base64url');
    const response = { ...tampered.response, signature };
    expect(await signInAs(server, person, { passkey: { ...tampered, response } })).toMatchObject(WRONG);
  });

  it('AC22: one that does not count may say 0 for ever', async () => {
    const person = await secure(await confirmedPerson(server));
    const key = new VirtualPasskey(ORIGIN);
    const asked = await person.call('POST', '/auth/second-factor/passkeys/options');
    const response = key.register(optionsOf(asked), { counter: 0 });
    await person.call('POST', '/auth/second-factor/passkeys', { name: '전화기', response });
    for (let i = 0; i < 2; i++) {
      const passkey = key.sign(await askedOf(person), { counter: 0 });
      expect((await signInAs(server, person, { passkey })).status).toBe(200);
    }
  });

  it('AC21: is asked again, too', async () => {
    const { person, key } = await withPasskey();
    const confirm = (proof = {}) => person.call('POST', '/auth/confirm', { password: PASSWORD, ...proof });
    const needed = await confirm();
    expect(needed).toMatchObject({ status: 403, body: { code: 'confirm_factor_needed' } });
    const passkey = key.sign(needed.body.details?.passkey as unknown as PasskeyOptions);
    expect((await confirm({ passkey })).status).toBe(200);
  });

  it('is made, named anew, listed and removed by its person alone', async () => {
    const { person, key } = await withPasskey();
    const list = async (of: TestPerson) =>
      (await of.call('GET', '/auth/second-factor')).body.data?.passkeys as unknown as Loose[];
    const [mine] = await list(person);
    expect(mine).toMatchObject({ name: '내 노트북', lastUsedAt: null });
    expect(Object.keys(mine!).sort()).toEqual(['_id', 'createdAt', 'lastUsedAt', 'name']);
    const path = `/auth/second-factor/passkeys/${mine!._id}`;
    const other = await secure(await confirmedPerson(server));
    expect((await other.call('PATCH', path, { name: '남의 것' })).status).toBe(404);
    expect((await other.call('DELETE', path)).status).toBe(404);
    expect((await person.call('PATCH', path, { name: ' 사무실 ' })).body.data).toMatchObject({
      name: '사무실',
    });
    // The same authenticator, at this account and at another.
    expect(await register(person, '다시', key)).toMatchObject({ status: 422 });
    expect(await register(other, '훔친 것', key)).toMatchObject({ status: 422 });
    await query(server, 'update session set confirmed_until = null where user_id = $1', [person.user._id]);
    expect((await person.call('DELETE', path)).body.code).toBe('confirm_needed');
    const later = Date.now() + 60_000;
    await query(server, 'update session set confirmed_until = $1 where user_id = $2', [
      later,
      person.user._id,
    ]);
    expect((await person.call('DELETE', path)).status).toBe(200);
    expect(await list(person)).toEqual([]);
    expect((await signInAs(server, person)).status).toBe(200);
  });

  it('AC22: is made from what was asked, once', async () => {
    const person = await secure(await confirmedPerson(server));
    const asked = optionsOf(await person.call('POST', '/auth/second-factor/passkeys/options'));
    const make = (response: object) =>
      person.call('POST', '/auth/second-factor/passkeys', { name: '가', response });
    expect((await make(new VirtualPasskey(ORIGIN).register({ ...asked, challenge: 'bm9uZQ' }))).status).toBe(
      422,
    );
    expect((await make(new VirtualPasskey(ORIGIN).register(asked, { unverified: true }))).status).toBe(422);
    expect((await make(new VirtualPasskey(ORIGIN).register(asked))).status).toBe(422);
    const again = optionsOf(await person.call('POST', '/auth/second-factor/passkeys/options'));
    expect((await make(new VirtualPasskey(ORIGIN).register(again))).status).toBe(201);
  });

  it.each([
    [ORIGIN, 'http://127.0.0.1:3000', { origin: ORIGIN, rpId: 'ddak.example' }],
    ['https://ddak.example:8443', '', { origin: 'https://ddak.example:8443', rpId: 'ddak.example' }],
    [undefined, 'http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
    ['http://localhost:3000', '', { origin: 'http://localhost:3000', rpId: 'localhost' }],
    ['http://ddak.example', '', null],
    ['https://192.168.0.7', '', null],
    ['https://[::1]', '', null],
    [undefined, 'http://127.0.0.1:3000', null],
    [undefined, 'https://ddak.example', null],
    [undefined, 'http://', null],
  ])('with PUBLIC_URL %s, opened at %s: %j', (publicUrl, asked, place) =>
    expect(passkeyPlace(publicUrl, asked)).toEqual(place),
  );

  it('says so where the address does not allow them', async () => {
    const plain = await testServer();
    try {
      const person = await confirmedPerson(plain);
      expect((await person.call('GET', '/auth/second-factor')).body.data).toMatchObject({
        passkeysPossible: false,
      });
      expect(await person.call('POST', '/auth/second-factor/passkeys/options')).toMatchObject({
        status: 409,
        body: { code: 'passkeys_not_here' },
      });
    } finally {
      await plain.close();
    }
  });
});
