import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PatchNote } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishPatchNoteCommand } from '../../cli/patchnote.ts';
import { openOrm, openPool, type Pool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import { TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { PatchNoteError, readPatchNote } from './read-patch-note.ts';
import { PatchNoteRepo } from './repo.ts';

describe('the file of a patch note', () => {
  const note = { version: '1.2.0', title: '새 촬영계획표', body: '- 끌어다 놓기' };

  const read = (text: string) => readPatchNote(Buffer.from(text));

  it('begins with a heading, or with front matter', () => {
    expect(read('# 1.2.0 새 촬영계획표\n\n- 끌어다 놓기\n')).toEqual(note);
    expect(read('\uFEFF---\r\ntitle: "새 촬영계획표"\r\nversion: 1.2.0\r\n---\r\n\r\n- 끌어다 놓기')).toEqual(
      note,
    );
  });

  it.each(['', '그냥 글', '# 1.2.0\n내용', '# 1.2.0 제목\n\n', '---\ntitle: 제목\n---\n내용'])(
    'is none: %j',
    (text) => {
      expect(() => read(text)).toThrow(PatchNoteError);
    },
  );
});

describe('a file that cannot be published', () => {
  it.each([
    ['a folder', '.', '파일이 아니라 폴더예요.'],
    ['a missing file', 'no-such-file.md', '파일이 없어요.'],
  ])('is %s, and that is said', async (_, file, words) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await publishPatchNoteCommand(file)).toBe(1);
    expect(said).toHaveBeenCalledWith(`${file}: ${words}\n`);
    said.mockRestore();
  });

  it('is a title without a text, or no text at all', () => {
    expect(() => readPatchNote(Buffer.from('# 1.2.0 제목'))).toThrow(
      '패치 노트의 내용이 비었거나 너무 길어요.',
    );
    expect(() => readPatchNote(new Uint8Array([0x23, 0xff, 0xfe]))).toThrow('UTF-8로 저장한 글이 아니에요.');
  });
});

describe('patch notes', () => {
  let server: TestServer;
  let pool: Pool;
  let repo: PatchNoteRepo;
  beforeAll(async () => {
    server = await testServer();
    pool = openPool(server.databaseUrl, (error) => {
      throw error;
    });
    repo = new PatchNoteRepo(openOrm(pool));
  });
  afterAll(async () => {
    await pool.end();
    await server.close();
  });
  const publish = (version: string, publishedAt: number, title = '제목', body = '내용') =>
    repo.publish({ _id: newId(), version, title, body, publishedAt });
  const listed = async (headers: Record<string, string> = {}) =>
    (
      await new TestPerson(server.url).call<{ data: PatchNote[] }>(
        'GET',
        '/patchnotes/public',
        undefined,
        headers,
      )
    ).body.data;

  it('SPEC 7: GET /patchnotes/public answers the list without credentials, the youngest first', async () => {
    await publish('1.0.0', 1);
    await publish('1.1.0', 2);
    expect((await listed()).map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect(await listed({ cookie: 'ddak_access=made-up' })).toHaveLength(2);
  });

  it('that are published again have the new words at the old time', async () => {
    await publish('1.0.0', 9, '고친 제목', '고친 내용');
    expect((await listed())[1]?.body).toBe('고친 내용');
    expect((await listed()).map(({ version, title, publishedAt }) => [version, title, publishedAt])).toEqual([
      ['1.1.0', '제목', 2],
      ['1.0.0', '고친 제목', 1],
    ]);
  });

  it('are published by the command, beside a running server too (ISSUE 4)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ddak-note-'));
    writeFileSync(join(folder, 'note.md'), '# 2.0.0 초대\n\n초대 링크로 참여할 수 있어요.\n');
    const before = { ...process.env };
    Object.assign(process.env, { DATABASE_URL: server.databaseUrl, DATA_DIR: folder });
    try {
      expect(await publishPatchNoteCommand(join(folder, 'note.md'))).toBe(0);
      expect(await publishPatchNoteCommand(join(folder, 'none.md'))).toBe(1);
    } finally {
      process.env = before;
    }
    expect((await listed())[0]).toMatchObject({ version: '2.0.0', title: '초대' });
    rmSync(folder, { recursive: true });
  });
});
