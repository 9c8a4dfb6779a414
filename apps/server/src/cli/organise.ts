import { basename } from 'node:path';
import type { OrganisedScreenplay } from '@ddak/domain';
import { joinBreakdown } from '@ddak/screenplay/breakdown';
import { readInSandbox } from '../screenplay-reader/read-in-sandbox.ts';
import { readInput } from './read-input.ts';

export interface OrganiseOptions {
  lines: boolean;
  minutesPerPage?: number;
  password?: string;
  /** The `n` of a line: tells about that line instead. */
  why?: number;
}

/** `ddak organise FILE`: prints the organised script as JSON, or with `--why N` about one line as text. Returns the exit code: 1 when it cannot be read. */
export async function organiseCommand(file: string, { lines, ...reader }: OrganiseOptions): Promise<number> {
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  const reading = await readInSandbox(bytes, basename(file), reader);
  if (!reading.ok) return fail(file, reading.message);
  if (reading.why !== undefined) {
    process.stdout.write(`${reading.why}\n`);
    return 0;
  }
  const organised = joinBreakdown(reading.organised);
  for (const { where, reason } of organised.unread) process.stderr.write(`${file}: ${where}: ${reason}\n`);
  process.stdout.write(`${JSON.stringify(toAnswer(organised, lines), null, 2)}\n`);
  return 0;
}

function fail(file: string, message: string): number {
  process.stderr.write(`${file}: ${message}\n`);
  return 1;
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
      filePages: scene.filePages,
      screenMinutes: scene.screenMinutes,
      flags: scene.flags,
      synopsis: scene.synopsis,
      characters: scene.characters,
      items: scene.items,
      omitted: scene.omitted,
      guessed: scene.guessed,
      confidence: scene.confidence,
      doubts: scene.doubts,
    })),
    characters,
    locations,
    unread,
    ...(withLines
      ? { lines: lines.map(({ n, text, type, scene, confidence }) => ({ n, text, type, scene, confidence })) }
      : {}),
  };
}
