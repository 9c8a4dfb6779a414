import type { TokenBucket } from '../../limits/token-bucket.ts';

/** What may wait of one socket; it is not read on meanwhile, so that this is what had come already. */
const MOST_WAITING = 500;
const MOST_WAITING_BYTES = 512 * 1024;
const BYTES_A_TOKEN = 1024;

export interface PacedDeps {
  readonly bucket: TokenBucket;
  readonly after: (ms: number, call: () => void) => () => void;
  readonly handle: (text: string) => void;
  /** Not to be read on for now. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** More has come than may wait. */
  readonly onFlood: () => void;
}

/** What comes in by one socket, at its pace: a moment's rush at once, a flood drop by drop while its sender waits. */
export class PacedMessages {
  readonly #deps: PacedDeps;
  readonly #waiting: string[] = [];
  #bytes = 0;
  #ended = false;
  #cancel: (() => void) | null = null;

  constructor(deps: PacedDeps) {
    this.#deps = deps;
  }

  /** Whether something waits: then its sender is not heard, however alive. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  hear(text: string): void {
    if (this.#ended) return;
    if (!this.isBehind && this.#deps.bucket.take(costOf(text))) {
      this.#deps.handle(text);
      return;
    }
    this.#waiting.push(text);
    this.#bytes += text.length;
    if (this.#waiting.length > MOST_WAITING || this.#bytes > MOST_WAITING_BYTES) {
      this.end();
      this.#deps.onFlood();
      return;
    }
    if (this.#cancel) return;
    this.#deps.pause();
    this.#goOnLater();
  }

  /** Nothing that waits, or comes, is heard any more. */
  end(): void {
    this.#ended = true;
    this.#waiting.length = 0;
    this.#bytes = 0;
    this.#cancel?.();
    this.#cancel = null;
  }

  #goOnLater(): void {
    this.#cancel = this.#deps.after(this.#deps.bucket.emptyForMs, () => this.#goOn());
  }

  #goOn(): void {
    for (let text = this.#waiting[0]; text !== undefined; text = this.#waiting[0]) {
      if (!this.#deps.bucket.take(costOf(text))) {
        this.#goOnLater();
        return;
      }
      this.#waiting.shift();
      this.#bytes -= text.length;
      this.#deps.handle(text);
    }
    this.#cancel = null;
    this.#deps.resume();
  }
}

const costOf = (text: string): number => 1 + text.length / BYTES_A_TOKEN;
