import type { Span } from '@ddak/domain';

/** Something that says when on the day a scene can be shot. */
export interface Window {
  /** Whose it is. */
  readonly key: string;
  readonly spans: readonly Span[];
  /** `준호는 이날 13:00–만 돼요`. */
  readonly words: string;
}
