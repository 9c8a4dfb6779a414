import type { Section } from '../access/section.ts';
import type { Change } from '../change.ts';
import type { Id } from '../kernel/id.ts';

/** What somebody is told of what another did. */
export const TOLD_KINDS = ['mention', 'reply', 'request', 'answer', 'rights'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

export interface Told {
  readonly kind: ToldKind;
  readonly userId: Id;
  /** What one has to be able to read to be shown it (NT2). */
  readonly section: Section;
  readonly title: string;
  /** Where it is, and nothing of what was said there (NT6). */
  readonly body: string;
  /** Below the project's address. */
  readonly path: string;
  /** What it is about: of one matter somebody is told once. */
  readonly matter: Id;
}

/** An entry of the log, as far as it is told. */
export interface ToldEntry {
  readonly commandId: Id;
  readonly actorId: Id;
  readonly actorName: string;
  readonly changes: readonly Change[];
}
