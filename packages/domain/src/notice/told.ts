import type { Section } from '../access/section.ts';
import type { Change } from '../change.ts';
import type { Id } from '../kernel/id.ts';
import type { NoticeKind } from './notice-kind.ts';

/** What somebody is told of an entry of the log. */
export interface Told {
  readonly kind: NoticeKind;
  readonly userId: Id;
  /** What one has to be able to read to be shown it (NT2). */
  readonly section: Section;
  readonly title: string;
  /** Where it is, and nothing of what was said there (NT6). */
  readonly body: string;
  /** Below the project's address. */
  readonly path: string;
  /** What it is about: of one matter somebody is told once, or once at each of its stages. */
  readonly matter: Id;
  readonly stage?: number;
}

/** An entry of the log, as far as it is told. */
export interface ToldEntry {
  readonly commandId: Id;
  readonly actorId: Id;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly Change[];
}
