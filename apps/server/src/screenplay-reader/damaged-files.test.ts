import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadResult } from '@ddak/screenplay';
import { type BadFile, makeBadFiles } from '@ddak/screenplay/bad-files';
import { beforeAll, expect, it } from 'vitest';
import { frameRequest } from './frame.ts';
import { readInSandbox } from './read-in-sandbox.ts';
import { readerBundle } from './reader-bundle.ts';
import { READER_LIMITS, runConfined } from './run-confined.ts';
import { takeTurn } from './take-turn.ts';

/** Damaged files of each format, beside the fixed ones; `npm run test:long` makes more. */
const SEEDS = process.env.DDAK_LONG === '1' ? 60 : 7;
/** Files that one process reads one after the other: starting a process for each would take most of the time. */
const BATCH = 40;

type Answer = { readonly code: string; readonly message: string };

const answerOf = (result: ReadResult): Answer =>
  result.ok
    ? { code: 'read', message: `${result.organised.lines.length}줄` }
    : { code: result.code, message: result.message };

/** The answers of one confined process to many files, as far as it came before it passed a limit. */
async function readMany(files: readonly BadFile[]): Promise<Answer[]> {
  const { folder, entry } = await readerBundle();
  const input = Buffer.concat(files.map(({ name, bytes }) => frameRequest({ fileName: name }, bytes)));
  const limits = { ...READER_LIMITS, milliseconds: READER_LIMITS.milliseconds * 4 };
  const { stdout } = await takeTurn(() => runConfined(folder, entry, input, limits));
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{"type":"result"') && line.endsWith('}'))
    .map((line) => answerOf((JSON.parse(line) as { result: ReadResult }).result));
}

/** Every file's answer: what a shared process did not come to is read again, in a process of its own. */
async function readAll(files: readonly BadFile[]): Promise<Map<BadFile, Answer>> {
  const answers = new Map<BadFile, Answer>();
  const batches = Array.from({ length: Math.ceil(files.length / BATCH) }, (_, i) =>
    files.slice(i * BATCH, (i + 1) * BATCH),
  );
  await Promise.all(
    batches.map(async (batch) => {
      let rest = batch.filter(({ heavy }) => !heavy);
      const alone = batch.filter(({ heavy }) => heavy);
      while (rest.length > 0) {
        const read = await readMany(rest);
        for (const [i, answer] of read.entries()) answers.set(rest[i] as BadFile, answer);
        const stopped = rest[read.length];
        if (stopped) alone.push(stopped);
        rest = rest.slice(read.length + 1);
      }
      for (const file of alone) answers.set(file, answerOf(await readInSandbox(file.bytes, file.name)));
    }),
  );
  return answers;
}

let files: BadFile[];
let answers: Map<BadFile, Answer>;
beforeAll(async () => {
  files = await makeBadFiles(SEEDS);
  answers = await readAll(files);
}, 600_000);

it('has at least 300 damaged, cut, mislabelled, enormous and harmful files', () => {
  expect(files.length).toBeGreaterThanOrEqual(300);
});

it('ends with a reading or a clear message for every one of them, and no reader dies of a bug', () => {
  for (const file of files) {
    const answer = answers.get(file);
    expect(answer, file.what).toBeDefined();
    expect(answer?.message, file.what).toMatch(/[가-힣]/);
    expect(answer?.code, file.what).not.toBe('reader_failed');
  }
});

it('gives a file that cannot be read no words of another file on this machine', async () => {
  const secret = `비밀-${process.pid}-${Date.now()}`;
  const path = join(tmpdir(), `ddak-secret-${process.pid}.txt`);
  await writeFile(path, secret);
  const script = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY s SYSTEM "file://${path}">]><FinalDraft><Content><Paragraph Type="Action"><Text>&s;</Text></Paragraph></Content></FinalDraft>`;
  const answer = await readInSandbox(new TextEncoder().encode(script), 'a.fdx');
  expect(answer).toMatchObject({ ok: false, code: 'file_unsafe' });
  expect(JSON.stringify(answer)).not.toContain(secret);
});
