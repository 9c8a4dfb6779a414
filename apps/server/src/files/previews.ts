import { Readable } from 'node:stream';
import { hasPreview, type Id } from '@ddak/domain';
import { FairTurns } from '../limits/fair-turns.ts';
import type { Answer } from '../screenplay-reader/answer-of.ts';
import type { NoPreview, PreviewReading } from '../screenplay-reader/preview/read-preview.ts';
import { type FileStore, StoreFull } from './file-store.ts';
import type { ProjectFiles } from './project-files.ts';

export const PREVIEW_SIZES = ['small', 'large'] as const;
export type PreviewSize = (typeof PREVIEW_SIZES)[number];
export type PreviewStores = Readonly<Record<PreviewSize, FileStore>>;

interface PreviewsParts {
  readonly files: Pick<ProjectFiles, 'find' | 'readKind'>;
  readonly stores: PreviewStores;
  /** In a process of its own. */
  readonly read: (bytes: Uint8Array, person: Id) => Promise<Answer<PreviewReading>>;
}

const MOST_BYTES = 64 * 1024 * 1024;
const REASONS: readonly NoPreview[] = ['preview_unsupported', 'preview_too_large', 'preview_damaged'];

type Made = Readonly<Record<PreviewSize, Buffer>> | NoPreview;

/**
 * AT9: pictures in a size to be looked at, made when somebody first looks. They lie under their file's id and go with
 * it; those that are lost are made again.
 */
export class Previews {
  readonly #parts: PreviewsParts;
  /** Scripts are read by the same processes: they never wait for more than one picture. */
  readonly #turns = new FairTurns({ atOnce: 1, perPerson: 1, mostWaiting: 200 });
  readonly #making = new Map<Id, Promise<Made>>();

  constructor(parts: PreviewsParts) {
    this.#parts = parts;
  }

  /** A JPEG, or why there is none. */
  async find(size: PreviewSize, projectId: Id, fileId: Id, person: Id): Promise<Buffer | NoPreview> {
    const { files, stores } = this.#parts;
    const file = await files.find(projectId, fileId);
    if (!file || !hasPreview(file.contents)) return 'preview_unsupported';
    if (file.size > MOST_BYTES) return 'preview_too_large';
    const kept = await stores[size].read(fileId);
    if (kept) return REASONS.find((code) => kept.equals(Buffer.from(code))) ?? kept;
    const making =
      this.#making.get(fileId) ?? this.#turns.run(person, () => this.#make(projectId, fileId, person));
    this.#making.set(fileId, making);
    const made = await making.finally(() => this.#making.delete(fileId));
    return typeof made === 'string' ? made : made[size];
  }

  async #make(projectId: Id, fileId: Id, person: Id): Promise<Made> {
    const bytes = await this.#parts.files.readKind('attachment', projectId, fileId);
    if (!bytes) return 'preview_damaged';
    const answer = await this.#parts.read(bytes, person);
    // That may have been a busy machine: the next look tries again.
    if (!answer.ok) return answer.code === 'reader_memory' ? 'preview_too_large' : 'preview_damaged';
    const made = madeOf(answer.result);
    for (const size of PREVIEW_SIZES) await this.#keep(size, fileId, made);
    return made;
  }

  /** Where there is no room it is made again the next time. */
  async #keep(size: PreviewSize, fileId: Id, made: Made): Promise<void> {
    const bytes = typeof made === 'string' ? Buffer.from(made) : made[size];
    try {
      await this.#parts.stores[size].put(fileId, Readable.from([bytes]));
    } catch (error) {
      if (!(error instanceof StoreFull)) throw error;
    }
  }
}

function madeOf(result: PreviewReading): Made {
  if (!result.ok) return result.code;
  return { small: Buffer.from(result.small, 'base64'), large: Buffer.from(result.large, 'base64') };
}
