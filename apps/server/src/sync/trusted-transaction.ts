import type { Id, ProjectState } from '@ddak/domain';
import {
  type CommandWrite,
  type LogEntry,
  type OpenAsk,
  type Opened,
  Outdated,
  type SyncTransaction,
} from './sync-store.ts';

/**
 * A transaction that is opened with what its caller knows, and reads nothing (CG6). A store makes sure of it when it
 * writes what was saved.
 */
export abstract class TrustedTransaction implements SyncTransaction {
  readonly #writes: CommandWrite[] = [];
  #ask: OpenAsk | undefined;

  async open(ask: OpenAsk): Promise<Opened> {
    if (ask.knownSeq === null) throw new Outdated('nothing is known of the project');
    this.#ask = ask;
    return { seq: ask.knownSeq, missed: [], commands: ask.senders.map(() => ({ outcome: null })) };
  }

  readState(): Promise<ProjectState> {
    throw new Outdated('the state is not known');
  }

  readLogFrom(_: Id, __: number): Promise<readonly LogEntry[]> {
    throw new Outdated('the log is not known');
  }

  save(write: CommandWrite): void {
    this.#writes.push(write);
  }

  discard(): void {
    this.#writes.length = 0;
  }

  /** What it was opened with, and what is to be written: something, for else nothing would make sure of the answers. */
  protected trusted(): { readonly ask: OpenAsk; readonly writes: readonly CommandWrite[] } {
    if (!this.#ask || this.#writes.length === 0) throw new Outdated('there is nothing to write');
    return { ask: this.#ask, writes: this.#writes };
  }
}
