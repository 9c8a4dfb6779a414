import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { sendTestFile } from '../../testing/send-test-file.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';

const SCRIPT = 'S#1. 정류장 (밤)\n\n비가 온다.\n\n              하은\n     막차 갔어요?\n';

const { server, client } = await serverAndClient();

type Project = Awaited<ReturnType<typeof newProject>>;

const upload = (person: TestPerson, project: Project, fields: Record<string, string> = {}) => {
  const form = new FormData();
  const all = { screenplayId: newId(), episodeId: project.episodeId, ...fields };
  for (const [key, value] of Object.entries(all)) form.set(key, value);
  form.set('file', new Blob([SCRIPT]), '밤의 정류장.txt');
  return person.call('POST', `/projects/${project.projectId}/screenplays`, form);
};

async function filesOf(project: Project): Promise<string[]> {
  const { rows } = await client.query('select id from file where project_id = $1', [project.projectId]);
  return rows.map(({ id }) => id as string);
}

/** What lies in the file store, whole or not. */
const onDisk = (): string[] =>
  readdirSync(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

async function allFiles(): Promise<string[]> {
  const { rows } = await client.query('select id from file order by id');
  return rows.map(({ id }) => id as string).sort();
}

describe('a file of another project', () => {
  it('FS1: is not there for a command that names it, and its text is not to be had', async () => {
    const [owner, thief] = [await newPerson(server), await newPerson(server)];
    const [theirs, mine] = [await newProject(owner), await newProject(thief)];
    await upload(owner, theirs);
    const [fileId] = await filesOf(theirs);
    const version = { screenplayId: newId(), episodeId: mine.episodeId, fileId: fileId!, fileName: 'a.txt' };
    expect(await thief.run(mine.projectId, 'addScreenplay', version)).toMatchObject({
      outcome: 'refused',
      code: 'not_found',
      message: expect.stringContaining('파일'),
    });
    const text = `/projects/${mine.projectId}/screenplays/${version.screenplayId}/text`;
    expect((await thief.call('GET', text)).status).toBe(404);
    expect((await thief.call('GET', `/projects/${mine.projectId}/files/${fileId}`)).status).toBe(404);
  });

  it('FS1: is not put on a call sheet', async () => {
    const [owner, thief] = [await newPerson(server), await newPerson(server)];
    const [theirs, mine] = [await newProject(owner), await newProject(thief)];
    await upload(owner, theirs);
    await upload(thief, mine);
    const [timetableId, callsheetId] = [newId(), newId()];
    const day = { timetableId, boardId: mine.boardId, tableDate: '2026-12-01' };
    await thief.run(mine.projectId, 'addTimetable', day);
    await thief.run(mine.projectId, 'makeCallsheet', { callsheetId, timetableId });
    const put = async (fileId: string) => {
      const files = [{ _id: newId(), fileId, name: '약도', link: null, size: null, contents: null }];
      return thief.run(mine.projectId, 'editCallsheet', { callsheetId, put: { files } });
    };
    const [foreign, own] = [(await filesOf(theirs))[0]!, (await filesOf(mine))[0]!];
    expect(await put(foreign)).toMatchObject({ outcome: 'refused', code: 'not_found' });
    expect(await put(newId())).toMatchObject({ outcome: 'refused', code: 'not_found' });
    // FS5: their own came as a script.
    expect(await put(own)).toMatchObject({ outcome: 'refused', code: 'not_found' });
    const sent = await sendTestFile(thief, mine.projectId, '약도.pdf', Buffer.from('%PDF-1.7'));
    expect(await put(sent.body.data!.file!.fileId as unknown as string)).toMatchObject({
      outcome: 'committed',
    });
  });

  it('FS1: cannot be referred to in the database itself', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const [theirs, mine] = [await newProject(owner), await newProject(other)];
    await upload(owner, theirs);
    await upload(other, mine);
    const steal = client.query('update screenplay set file_id = $1 where project_id = $2', [
      (await filesOf(theirs))[0],
      mine.projectId,
    ]);
    await expect(steal).rejects.toMatchObject({ code: '23503' });
  });
});

describe('uploads', () => {
  it('FS2: of one person at once, with commands beside them, do not stand in each other’s way', async () => {
    const owner = await newPerson(server);
    const project = await newProject(owner);
    const edits = Array.from({ length: 20 }, (_, i) =>
      owner.run(project.projectId, 'addCharacter', { characterId: newId(), name: `수진${i}` }),
    );
    const uploads = Array.from({ length: 20 }, () => upload(owner, project));
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(uploads.map(() => 201));
    expect((await Promise.all(edits)).map(({ outcome }) => outcome)).toEqual(edits.map(() => 'committed'));
    expect(await filesOf(project)).toHaveLength(20);
  });

  it('FS3: that are refused leave nothing on the disk, however they were refused', async () => {
    const owner = await newPerson(server);
    const project = await newProject(owner);
    const refused = await upload(owner, project, { episodeId: newId() });
    expect(refused.status).toBe(409);
    // The lock is held for longer than a command waits.
    const head = 'select 1 from project_head where project_id = $1 for update';
    await client.query('begin');
    await client.query(head, [project.projectId]);
    expect((await upload(owner, project)).status).toBe(503);
    await client.query('rollback');
    // The account's row is held: the file cannot be taken in.
    await client.query('begin');
    await client.query('select 1 from "user" where id = $1 for update', [owner.user._id]);
    expect((await upload(owner, project)).status).toBe(503);
    await client.query('rollback');
    expect(await filesOf(project)).toEqual([]);
    expect(onDisk()).toEqual(await allFiles());
    expect((await client.query('select 1 from loose_file')).rows).toEqual([]);
  });
});
