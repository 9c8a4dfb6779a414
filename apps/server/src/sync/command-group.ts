import { findCommand, type Id, type Loaded } from '@ddak/domain';
import { type SentCommand, UNDO } from '@ddak/protocol';
import type { RowsBeside } from '../db/rows/write-beside.ts';

export interface Actor {
  readonly _id: Id;
  readonly name: string;
}

/** Commands that build on each other: where one of them fails, those after it are not carried out, and fail as it did. */
export interface Chain {
  broken?: { readonly reason: unknown };
}

export interface Request {
  readonly projectId: Id;
  readonly actor: Actor;
  readonly sent: SentCommand;
  readonly asServer: boolean;
  readonly beside?: RowsBeside | undefined;
  readonly loaded: Loaded;
  readonly chain: Chain;
  /** Of the actor; null: not looked at, since few projects ask (AC27). */
  readonly hasFactor: boolean | null;
}

export function isCreation(name: string): boolean {
  const needs = findCommand(name)?.needs;
  return needs !== undefined && 'kind' in needs && needs.kind === 'new';
}

/**
 * Those that share a transaction: the first that waits and who follows it, up to one that wants it for itself (CG3), or
 * that has come twice: the second is answered as the first, once that is remembered.
 */
export function groupOf(waiting: readonly Request[]): readonly Request[] {
  const seen = new Set<string>();
  const end = waiting.findIndex((request, i) => {
    const key = `${request.actor._id} ${request.sent._id}`;
    const isTwice = seen.has(key);
    seen.add(key);
    return i > 0 && (isTwice || standsAlone(request) || standsAlone(waiting[0]!));
  });
  return end === -1 ? waiting : waiting.slice(0, end);
}

/**
 * The making of a project, what the server does, an undo, which reads the log (what is committed of it), and what follows
 * one that has failed.
 */
export const standsAlone = ({ sent, asServer, chain }: Request): boolean =>
  asServer || isCreation(sent.name) || sent.name === UNDO || chain.broken !== undefined;

export function failed({ chain }: Request, reason: unknown): PromiseRejectedResult {
  chain.broken ??= { reason };
  return { status: 'rejected', reason };
}
