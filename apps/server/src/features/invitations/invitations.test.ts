import type { Invitation, MadeInvitation, ShownInvitation } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { addTestMember, newPerson, newProject, TestPerson } from '../../testing/test-person.ts';

const { server, client } = await serverAndClient();

const plain = { role: 'member', days: 7, uses: 5 };

async function production() {
  const owner = await newPerson(server, '정서윤');
  const { projectId } = await newProject(owner);
  const path = `/projects/${projectId}/invitations`;
  const invite = (patch: object = {}, by = owner) =>
    by.call<{ data: MadeInvitation; code?: string }>('POST', path, { ...plain, ...patch });
  return { owner, projectId, path, invite };
}
const show = (code: string) =>
  new TestPerson(server.url).call<{ data: ShownInvitation }>(
    'GET',
    `/invitations/${encodeURIComponent(code)}`,
  );
const ask = async (code: string) =>
  (await (await newPerson(server)).call('POST', '/user-crew-requests', { inviteCode: code })).status;
const OVER = { status: 404, body: { code: 'invitation_not_found' } };

describe('an invitation (PRODUCT 5)', () => {
  it('names the project and who invites, to whoever has its code, however it is written', async () => {
    const { projectId, invite } = await production();
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body.data.url).toBe(`${server.url}/invite/${body.data.code}`);
    expect(body.data.reach).toMatchObject({ opens: 'thisComputer', isHeard: false });
    const shown = await show(body.data.code.toLowerCase().replaceAll('-', ' '));
    expect(shown).toMatchObject({
      status: 200,
      body: { data: { projectId, title: '밤의 정류장', invitedBy: '정서윤', role: 'member', teams: [] } },
    });
  });

  it('is over when it is revoked, has run out, or was used by as many as it is for', async () => {
    const { owner, path, invite } = await production();
    const [revoked, old, used] = [await invite(), await invite(), await invite({ uses: 1 })];
    await owner.call('DELETE', `${path}/${revoked.body.data.invitation._id}`);
    const id = old.body.data.invitation._id;
    await client.query('update invitation set expires_at = $1 where id = $2', [Date.now() - 1, id]);
    expect(await ask(used.body.data.code)).toBe(200);
    for (const { body } of [revoked, old, used]) {
      expect(await show(body.data.code)).toMatchObject(OVER);
      expect(await ask(body.data.code)).toBe(404);
    }
    expect(await show('AAAA-BBBB-CCCC')).toMatchObject(OVER);
  });

  it('is used by no more than it is for, even when all come at once', async () => {
    const { invite } = await production();
    const { code } = (await invite({ uses: 2 })).body.data;
    const people = await Promise.all(['하나', '둘', '셋', '넷'].map((name) => newPerson(server, name)));
    const answers = await Promise.all(
      people.map((person) => person.call('POST', '/user-crew-requests', { inviteCode: code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404]);
  });

  it('is listed without its code, which is kept as a hash only', async () => {
    const { owner, path, invite } = await production();
    const { code, invitation } = (await invite()).body.data;
    const listed = await owner.call<{ data: Invitation[] }>('GET', path);
    expect(listed.body.data).toEqual([invitation]);
    const tables = await Promise.all(
      ['invitation', 'invitation_code'].map((table) => client.query(`select * from ${table}`)),
    );
    const stored = JSON.stringify(tables.map(({ rows }) => rows));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('is made, listed and revoked by crew writers alone, and gives no more than they have (AC7)', async () => {
    const { owner, projectId, path, invite } = await production();
    const people = { stranger: await newPerson(server), editor: await newPerson(server) };
    const memberId = await addTestMember(owner, projectId, people.editor, 'editor');
    expect([(await invite({}, people.stranger)).status, (await invite({}, people.editor)).status]).toEqual([
      404, 403,
    ]);
    expect((await people.editor.call('GET', path)).status).toBe(403);
    await owner.run(projectId, 'changeMember', { memberId, role: 'editor', rights: { crew: 'write' } });
    expect(await invite({ role: 'manager' }, people.editor)).toMatchObject({
      status: 403,
      body: { code: 'role_too_high' },
    });
    expect((await invite({ role: 'member' }, people.editor)).status).toBe(201);
    expect((await invite({ role: 'owner' })).status).toBe(400);
  });

  it('is not made by somebody whose e-mail is not confirmed; that is all they cannot do', async () => {
    const { owner, invite } = await production();
    await client.query('update "user" set confirmed_at = null where id = $1', [owner.user._id]);
    expect(await invite()).toMatchObject({ status: 403, body: { code: 'confirm_email_first' } });
    expect((await newProject(owner)).projectId).toBeTruthy();
  });

  it('is mailed on wish, alike whether the address has an account or not', async () => {
    const { owner, invite } = await production();
    const known = (await newPerson(server)).user.email;
    const answers = [await invite({ email: known }), await invite({ email: 'new@example.com' })];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.data)])).toEqual([
      [201, ['invitation', 'code', 'url', 'reach']],
      [201, ['invitation', 'code', 'url', 'reach']],
    ]);
    const code = await linkIn(server.dataDir, 'new@example.com', '/invite');
    expect(code).not.toBe(answers[1]!.body.data.code);
    expect((await show(code)).body.data.title).toBe('밤의 정류장');
    await linkIn(server.dataDir, known, '/invite');
    expect(mailsTo(server.dataDir, known)[0]).toContain(`${owner.user.name} 님이 〈밤의 정류장〉`);
  });
});
