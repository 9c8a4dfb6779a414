import { setTimeout as pause } from 'node:timers/promises';
import type { Notice } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrm, openPool, type Pool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { chooseNotices } from '../../testing/choose-notices.ts';

import { newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { gatherPatchNotes } from './gather-patch-notes.ts';
import { PatchNoteRepo } from './repo.ts';
import { tellPatchNote } from './tell-patch-note.ts';

describe('NT13: a patch note', () => {
  let server: TestServer;
  let pool: Pool;
  let people: TestPerson[];
  beforeAll(async () => {
    server = await testServer({ DDAK_JOB_POLL_SECONDS: '0.5' });
    pool = openPool(server.databaseUrl, () => {}, 3);
    people = await Promise.all(['정서윤', '백이든', '나배'].map((name) => newPerson(server, name)));
  }, 60_000);
  afterAll(async () => {
    await pool?.end();
    await server?.close();
  });

  const publish = (version: string, title: string) =>
    new PatchNoteRepo(openOrm(pool)).publish({ _id: newId(), version, title, body: '내용', publishedAt: 5 });
  const jobsPutIn = async (): Promise<number> => {
    const { rows } = await pool.query("select from pgboss.job where name = 'tell-patch-note'");
    return rows.length;
  };
  const gather = () => {
    const enqueue: Parameters<typeof gatherPatchNotes>[0]['enqueue'] = async (jobs, client) => {
      for (const { name, data } of jobs)
        await client.query('insert into pgboss.job (name, data) values ($1, $2)', [name, data]);
    };
    const parts = { pool, enqueue, wake: () => {} };
    return asSystem('jobs', () => Promise.all([gatherPatchNotes(parts, 9), gatherPatchNotes(parts, 9)]));
  };
  const listOf = async (person: TestPerson): Promise<readonly Notice[]> =>
    (await person.call<{ data: { notices: Notice[] } }>('GET', '/me/notices')).body.data.notices;
  const told = async (person: TestPerson, count: number): Promise<readonly Notice[]> => {
    for (;;) {
      const list = await listOf(person);
      if (list.length >= count) return list;
      await pause(20);
    }
  };

  it('is told to everybody who has an account, of no project, once', async () => {
    await publish('1.0.0', '옮기기가 빨라졌어요');
    await gather();
    for (const person of people)
      expect(await told(person, 1)).toMatchObject([
        {
          ...{ kind: 'news', projectId: null, projectTitle: null, readAt: null },
          ...{ title: '새 소식: 옮기기가 빨라졌어요', path: '/?news' },
        },
      ]);
    expect(await jobsPutIn()).toBe(1);
  });

  it('is told again of no new words of a version', async () => {
    await publish('1.0.0', '옮기기가 더 빨라졌어요');
    await gather();
    expect(await jobsPutIn()).toBe(1);
  });

  it('is not told to who has chosen so', async () => {
    const [owner, other] = people;
    await chooseNotices(owner!, { news: { app: false } });
    await publish('1.1.0', '알림을 골라요');
    await gather();
    await told(other!, 2);
    expect(await listOf(owner!)).toHaveLength(1);
  });

  it('is told to more people than one job tells, by the next ones', async () => {
    const accounts = Array.from({ length: 1_200 }, () => newId()).sort();
    const heard: string[] = [];
    const after: (string | undefined)[] = [undefined];
    const note = { _id: newId(), version: '2', title: '제목', body: '내용', publishedAt: 1 };
    const parts: Parameters<typeof tellPatchNote>[0] = {
      patchNotes: {
        find: async () => note,
        accountsAfter: async (last, most) =>
          accounts.filter((account) => last === null || account > last).slice(0, most),
      },
      tell: async (_, { userId }) => void heard.push(userId),
      putJob: async ({ data }) => void after.push(data.after),
    };
    for (const last of after)
      await tellPatchNote(parts, { noteId: note._id, ...(last === undefined ? {} : { after: last }) });
    expect(heard).toEqual(accounts);
    expect(after).toHaveLength(3);
  });
});
