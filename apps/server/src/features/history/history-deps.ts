import type { preHandlerAsyncHookHandler } from 'fastify';
import type { Authentication } from '../../http/authentication.ts';
import type { ReadState } from '../../sync/read-state.ts';
import type { HistoryRepo } from './repo.ts';

/** What the routes of the history stand on. */
export interface HistoryDeps {
  readonly history: HistoryRepo;
  readonly readState: ReadState;
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
  readonly now: () => number;
}
