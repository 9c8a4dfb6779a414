import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eraseFromOutbox } from './erase-from-outbox.ts';

it('PD3: takes somebody out of the outbox, also where one half of a mail is gone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ddak-outbox-'));
  const outbox = join(dataDir, 'mail', 'outbox');
  await mkdir(outbox, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(outbox, name), text);
  await write('1-to-her.txt', 'to: Her@example.com\nsubject: 안녕\n\n한소라 님');
  await write('1-to-her.html', '<p>한소라 님</p>');
  await write('2-no-html.txt', 'to: other@example.com\n\n한소라 님이 요청했어요');
  await write('3-no-text.html', '<p>한소라 님이 요청했어요</p>');

  const replace = (text: string) => text.replaceAll('한소라', '탈퇴한 사용자');
  await eraseFromOutbox(dataDir, { email: 'her@example.com', replace });

  expect((await readdir(outbox)).sort()).toEqual(['2-no-html.txt', '3-no-text.html']);
  for (const name of await readdir(outbox))
    expect(await readFile(join(outbox, name), 'utf8')).toContain('탈퇴한 사용자 님이 요청했어요');
  await rm(dataDir, { recursive: true });
});
