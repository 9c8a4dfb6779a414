import { HttpFailure } from '../../http/failures.ts';
import type { ProjectZip, ProjectZipReading } from '../../screenplay-reader/project-zip/read-project-zip.ts';
import { ZIP_REFUSALS } from '../../screenplay-reader/project-zip/zip-refusal.ts';
import { runTask } from '../../screenplay-reader/run-task.ts';

const MiB = 1024 * 1024;
/** Gigabytes are read through once; a script has 20 s for its 50 MB. */
const LIMITS = { memoryMb: 512, milliseconds: 120_000 };
const MOST_ENTRIES = 20_000;
/** Rows of a long series are 20 MB, its scripts as much. */
const MOST_JSON = 60 * MiB;
/** What is printed and written stands in no file of the project. */
const MOST_BESIDE = 256 * MiB;

/** IM2: what is in a ZIP, looked through in a process that may read that one file and nothing else. */
export async function openProjectZip(path: string, mostFiles: number, person: string): Promise<ProjectZip> {
  const bounds = { entries: MOST_ENTRIES, unpacked: mostFiles + MOST_BESIDE, json: MOST_JSON };
  const limits = { ...LIMITS, reads: path };
  const task = { task: 'projectZip', path, bounds } as const;
  const answer = await runTask<ProjectZipReading>(task, new Uint8Array(), person, limits);
  if (!answer.ok) throw new HttpFailure(answer.code === 'reader_failed' ? 'import_damaged' : 'import_bomb');
  const { result } = answer;
  if (result.ok) return result;
  // The process has read what nobody vouches for: its answer is looked at, too.
  const code = ZIP_REFUSALS.find((known) => known === result.code) ?? 'import_damaged';
  throw new HttpFailure(code, { path: String(result.path) });
}
