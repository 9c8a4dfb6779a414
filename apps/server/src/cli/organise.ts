import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OrganisedScreenplay } from '@ddak/domain';
import { readInSandbox } from '../screenplay-reader/read-in-sandbox.ts';

/** `ddak organise FILE`: prints the organised script as JSON. Returns the exit code: 1 when it cannot be read. */
export async function organiseCommand(file: string, options: { lines: boolean }): Promise<number> {
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  const reading = await readInSandbox(bytes, basename(file));
  if (!reading.ok) return fail(file, reading.message);
  for (const { where, reason } of reading.organised.unread)
    process.stderr.write(`${file}: ${where}: ${reason}\n`);
  process.stdout.write(`${JSON.stringify(toAnswer(reading.organised, options.lines), null, 2)}\n`);
  return 0;
}

function fail(file: string, message: string): number {
  process.stderr.write(`${file}: ${message}\n`);
  return 1;
}

async function readInput(file: string): Promise<Uint8Array | string> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return '파일이 없어요.';
    if (code === 'EISDIR') return '파일이 아니라 폴더예요.';
    if (code === 'EACCES') return '파일을 읽을 권한이 없어요.';
    if (code === 'ERR_FS_FILE_TOO_LARGE') return '파일이 50MB를 넘어요.';
    throw error;
  }
}

/** The answer's keys, in the order in which they are documented. */
export function toAnswer(organised: OrganisedScreenplay, withLines: boolean): object {
  const { format, title, scenes, characters, locations, unread, lines } = organised;
  return {
    format,
    title,
    scenes: scenes.map((scene) => ({
      episodeNo: scene.episodeNo,
      sceneNo: scene.sceneNo,
      subSceneNo: scene.subSceneNo,
      heading: scene.heading,
      setName: scene.setName,
      setting: scene.setting,
      timeOfDay: scene.timeOfDay,
      timeText: scene.timeText,
      pages: scene.pages,
      characters: scene.characters,
      omitted: scene.omitted,
      guessed: scene.guessed,
      confidence: scene.confidence,
      doubts: scene.doubts,
    })),
    characters,
    locations,
    unread,
    ...(withLines ? { lines: lines.map(({ n, text, type, scene }) => ({ n, text, type, scene })) } : {}),
  };
}
