import { createHash } from 'node:crypto';
import { EXPORT_PATHS, type ExportManifest, exportManifestSchema } from '@ddak/protocol';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type ListedZip, listEntries, type ZipBounds } from './list-entries.ts';
import { refusalOf, type ZipRefusal, ZipRefused } from './zip-refusal.ts';

/** Where an entry's bytes lie in the ZIP; they were as the manifest tells when it was read. */
export interface PackedFile {
  readonly path: string;
  readonly start: number;
  readonly packed: number;
  readonly isDeflated: boolean;
  readonly size: number;
  readonly sha256: string;
}

export interface ProjectZip {
  readonly ok: true;
  readonly project: unknown;
  readonly texts: readonly { readonly path: string; readonly text: unknown }[];
  readonly files: readonly PackedFile[];
  /** Paths of files that the export itself had lost (EX6). */
  readonly lost: readonly string[];
}
export type ProjectZipReading = ProjectZip | ({ readonly ok: false } & ZipRefusal);

/** IM2: looks through an untrusted ZIP: its paths, its size, every entry against the manifest. Nothing is unpacked to disk. */
export async function readProjectZip(path: string, bounds: ZipBounds): Promise<ProjectZipReading> {
  try {
    const zip = await openPromise(path, { strictFileNames: true, autoClose: false });
    return await new Reading(zip, await listEntries(zip, bounds), bounds).read();
  } catch (error) {
    return { ok: false, ...refusalOf(error) };
  }
}

class Reading {
  readonly #zip: ZipFile;
  readonly #listed: ListedZip;
  #jsonLeft: number;

  constructor(zip: ZipFile, listed: ListedZip, { json }: ZipBounds) {
    this.#zip = zip;
    this.#listed = listed;
    this.#jsonLeft = json;
  }

  async read(): Promise<ProjectZip> {
    const manifest = await this.#manifest();
    const told = new Set(manifest.entries.map(({ path }) => path));
    for (const path of this.#listed.keys())
      if (path !== EXPORT_PATHS.manifest && !told.has(path)) throw new ZipRefused('import_changed', path);
    let project: unknown;
    const texts: { path: string; text: unknown }[] = [];
    const files: PackedFile[] = [];
    for (const one of manifest.entries) {
      const entry = this.#listed.get(one.path);
      if (!entry) throw new ZipRefused('import_missing', one.path);
      const isJson = one.path === EXPORT_PATHS.project || one.path.startsWith(EXPORT_PATHS.texts);
      const { size, sha256, bytes } = await this.#take(entry, isJson);
      if (size !== one.size || sha256 !== one.sha256) throw new ZipRefused('import_changed', one.path);
      if (one.path === EXPORT_PATHS.project) project = parsed(bytes, one.path);
      else if (isJson) texts.push({ path: one.path, text: parsed(bytes, one.path) });
      else if (one.path.startsWith(EXPORT_PATHS.files)) files.push(await this.#placeOf(entry, one));
    }
    if (project === undefined) throw new ZipRefused('import_not_ddak');
    return { ok: true, project, texts, files, lost: manifest.left.map(({ path }) => path) };
  }

  async #manifest(): Promise<ExportManifest> {
    const entry = this.#listed.get(EXPORT_PATHS.manifest);
    if (!entry) throw new ZipRefused('import_not_ddak');
    const { bytes } = await this.#take(entry, true);
    const manifest = exportManifestSchema.safeParse(parsed(bytes, EXPORT_PATHS.manifest));
    if (!manifest.success) throw new ZipRefused('import_not_ddak');
    return manifest.data;
  }

  /** An entry's size and checksum; its bytes where they are kept. */
  async #take(entry: Entry, keep: boolean) {
    if (keep) this.#jsonLeft -= entry.uncompressedSize;
    if (this.#jsonLeft < 0) throw new ZipRefused('import_bomb');
    const hash = createHash('sha256');
    const kept: Buffer[] = [];
    let size = 0;
    for await (const piece of (await this.#zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      hash.update(piece);
      size += piece.length;
      if (keep) kept.push(piece);
    }
    return { size, sha256: hash.digest('hex'), bytes: Buffer.concat(kept) };
  }

  async #placeOf(entry: Entry, told: ExportManifest['entries'][number]): Promise<PackedFile> {
    const { fileDataStart } = await this.#zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const isDeflated = entry.compressionMethod === 8;
    return { ...told, start: fileDataStart, packed: entry.compressedSize, isDeflated };
  }
}

function parsed(bytes: Buffer, path: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ZipRefused('import_invalid', path);
  }
}
