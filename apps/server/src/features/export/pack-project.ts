import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { EXPORT_PATHS, type ExportManifest } from '@ddak/protocol';
import { asAccount } from '../../db/reader.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { Printer } from '../../print/printer.ts';
import type { SyncStore } from '../../sync/sync-store.ts';
import { type ZipEntry, zipped } from '../../zip/zipped.ts';
import type { ExportPlan } from './export-plan.ts';
import { plannedDocuments } from './printed-documents.ts';
import { projectJson } from './project-json.ts';
import { README } from './read-me.ts';

export interface PackParts {
  readonly files: Pick<ProjectFiles, 'open' | 'readKind'>;
  readonly texts: Pick<SyncStore, 'readScreenplayText'>;
  readonly printer: Pick<Printer, 'print'>;
  /** Hears of a document that could not be printed: the export goes on without it, and says so. */
  readonly onUnprinted: (error: unknown, path: string) => void;
  readonly now: () => number;
}

const PACKED: readonly string[] = ['text', 'html', 'unknown'];

/** EX1: the project as a ZIP. Made while it is sent: nothing of it lies anywhere. */
export const packProject = (parts: PackParts, plan: ExportPlan): Readable => zipped(sealed(parts, plan));

/** Every entry, and last what they are (EX3). */
async function* sealed(parts: PackParts, plan: ExportPlan): AsyncGenerator<ZipEntry> {
  const entries: ExportManifest['entries'] = [];
  const left: ExportManifest['left'] = [];
  for await (const entry of contents(parts, plan, left)) {
    const hash = createHash('sha256');
    let size = 0;
    const bytes = async function* () {
      for await (const said of entry.bytes) {
        const piece = typeof said === 'string' ? Buffer.from(said) : said;
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    };
    yield { ...entry, bytes: bytes() };
    entries.push({ path: entry.name, size, sha256: hash.digest('hex') });
  }
  const manifest: ExportManifest = { entries, left };
  yield { name: EXPORT_PATHS.manifest, bytes: [JSON.stringify(manifest, null, 1)] };
}

async function* contents(
  { files, texts, printer, onUnprinted, now }: PackParts,
  plan: ExportPlan,
  left: ExportManifest['left'],
): AsyncGenerator<ZipEntry> {
  const { projectId, userId } = plan;
  yield { name: '읽어 주세요.txt', bytes: [README] };
  yield { name: EXPORT_PATHS.project, bytes: projectJson(plan, now()) };
  for (const { screenplayId, path } of plan.texts) {
    const text = await texts.readScreenplayText(projectId, screenplayId, userId);
    if (text) yield { name: path, bytes: [JSON.stringify(text)] };
    else left.push({ path, why: 'lost' });
  }
  const readKind: ProjectFiles['readKind'] = (...file) => asAccount(userId, () => files.readKind(...file));
  for (const { path, job } of plannedDocuments(plan, { readKind }, new Date(now()))) {
    const printed = await job()
      .then((sheet) => printer.print(sheet))
      .catch((error: unknown) => onUnprinted(error, path));
    if (printed) yield { name: path, bytes: [printed], isPacked: true };
    else left.push({ path, why: 'unprinted' });
  }
  for (const { _id, path, contents: is } of plan.files) {
    const found = await asAccount(userId, () => files.open(projectId, _id));
    if (found) yield { name: path, bytes: found.bytes, isPacked: !PACKED.includes(is) };
    else left.push({ path, why: 'lost' });
  }
}
