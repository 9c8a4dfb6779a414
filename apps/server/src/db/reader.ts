import { AsyncLocalStorage } from 'node:async_hooks';
import type { Id } from '@ddak/domain';

/** The server itself: sees every row. Wherever it is named is listed in `second-wall.test.ts`. */
export const SYSTEM = 'system';

/** For whom the database is asked: somebody with an account, or the server itself. The database decides by it (AC16). */
export type Reader = Id | typeof SYSTEM;

/** A request's reader is not known before it is authenticated. */
interface Asking {
  reader: Reader | null;
}

const asking = new AsyncLocalStorage<Asking>();

/** The reader as the database is told; nobody, who sees nothing, where none was named (AC17). */
export const currentReader = (): Reader | '' => asking.getStore()?.reader ?? '';

/** Everything that follows from `next` asks for nobody, until `nameReader` says for whom. */
export const beginAsking = (next: () => void): void => asking.run({ reader: null }, next);

/** What is done for several people at once, and names each where it asks for them. */
export const askingForNobody = <T>(fn: () => T): T => asking.run({ reader: null }, fn);

/** From here on, what was begun by `beginAsking` asks for this reader: whom a session belongs to, never what a URL says. */
export function nameReader(reader: Reader): void {
  const store = asking.getStore();
  if (!store) throw new Error('nothing was begun that could ask for somebody');
  store.reader = reader;
}

/** What the server does in its own name, and why it has to. */
export const SYSTEM_WORK = {
  sessions: 'who holds a credential is not known before it is found',
  door: 'signing up and in, mailed links and invitations: whoever comes is nobody yet, or not a member yet',
  jobs: 'work that is done after its request, and is checked by its own rules',
  clearing: 'what is old or half done goes, whosever it is',
  erasure: 'an account is emptied of what stands in projects that it has left',
  projectDeletion: 'a project goes together with the rows that say whose it is',
  ownData: 'what is kept of somebody stands in projects that they have left, too (PD4)',
  devices: 'a browser that gets notices may have been somebody else’s before',
  storage: 'files count to who sent them, in projects that they have left, too',
  commandLine: 'whoever may run a command on the server has made sure whom it is for',
  demo: 'the sample is made before anybody signs in',
} as const;
export type SystemWork = keyof typeof SYSTEM_WORK;

const askFor = <T>(reader: Reader, fn: () => PromiseLike<T>): Promise<T> =>
  // Awaited inside: the query builder asks when it is awaited.
  asking.run({ reader }, async () => await fn());

/** Asks for somebody, outside of a request of theirs. */
export const asAccount = <T>(account: Id, fn: () => PromiseLike<T>): Promise<T> => askFor(account, fn);

/** Asks for the server itself. */
export const asSystem = <T>(_: SystemWork, fn: () => PromiseLike<T>): Promise<T> => askFor(SYSTEM, fn);
