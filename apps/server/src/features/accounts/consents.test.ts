import type { GivenConsent } from '@ddak/protocol';
import { expect, it } from 'vitest';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { TestPerson } from '../../testing/test-person.ts';

const { server, client } = await serverAndClient();

const password = 'correct horse battery';

async function signedUp(consents: readonly string[]): Promise<{ person: TestPerson; email: string }> {
  const person = new TestPerson(server.url);
  const email = `consents-${consents.length}@example.com`;
  await person.call('POST', '/auth/signup', { email, password, name: '김하은', consents });
  await person.call('POST', '/auth/signin', { email, password });
  return { person, email };
}

const lines = async (person: TestPerson): Promise<GivenConsent[]> =>
  (await person.call<{ data: GivenConsent[] }>('GET', '/auth/user/consents')).body.data;

it('PD8: consents are kept with version and time, and the one to marketing is taken back and given again', async () => {
  const { person, email } = await signedUp(['age14', 'terms', 'privacy', 'marketing']);
  const first = await lines(person);
  expect(first.map(({ kind, version, withdrawn }) => [kind, version, withdrawn])).toEqual(
    ['age14', 'terms', 'privacy', 'marketing'].map((kind) => [kind, 1, false]),
  );
  for (const { at } of first) expect(at).toBeGreaterThan(1_700_000_000_000);
  const withdrawn = await person.call('PATCH', '/auth/user/consents', { marketing: false });
  expect(withdrawn.status).toBe(200);
  expect((await lines(person)).find(({ kind }) => kind === 'marketing')).toMatchObject({ withdrawn: true });
  await person.call('PATCH', '/auth/user/consents', { marketing: false });
  await person.call('PATCH', '/auth/user/consents', { marketing: true });
  expect((await lines(person)).find(({ kind }) => kind === 'marketing')).toMatchObject({ withdrawn: false });
  // What was said before stays beside it: given, taken back, given again.
  const { rows } = await client.query('select consents from "user" where email = $1', [email]);
  const said = rows[0].consents.filter(({ kind }: { kind: string }) => kind === 'marketing');
  expect(said.map((one: { withdrawn?: true }) => one.withdrawn ?? false)).toEqual([false, true, false]);
});

it('PD8: what was never given is given at /me, and nothing else is changed there', async () => {
  const { person } = await signedUp(['age14', 'terms', 'privacy']);
  expect((await lines(person)).map(({ kind }) => kind)).toEqual(['age14', 'terms', 'privacy']);
  expect((await person.call('PATCH', '/auth/user/consents', { marketing: true, terms: false })).status).toBe(
    200,
  );
  expect((await lines(person)).map(({ kind, withdrawn }) => [kind, withdrawn])).toEqual(
    ['age14', 'terms', 'privacy', 'marketing'].map((kind) => [kind, false]),
  );
  expect((await person.call('PATCH', '/auth/user/consents', {})).status).toBe(400);
});
