import type { Id } from '@ddak/domain';
import type { CommandResult, FeedMessage, FeedPosition, SentCommand } from '@ddak/protocol';
import type { DeviceCopy } from './device-copy.ts';
import type { Outbox } from './outbox.ts';

/**
 * All that the sync core needs from the world. The browser gives the real ones (`platform/`), the simulation its own:
 * the core itself knows no DOM, no clock and no network.
 */
export interface SyncPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly transport: Transport;
  readonly outbox: Outbox;
  readonly copy: DeviceCopy;
  readonly tabs: Tabs;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after `ms`; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

export interface Random {
  bytes(count: number): Uint8Array;
  /** From 0 to below 1. */
  fraction(): number;
}

/** Why a call gave no answer that could be used. */
export type CallFailure =
  /** No connection, a time-out, 5xx, 429: try again later. */
  | { readonly kind: 'unreachable' }
  /** 401: the session must be renewed first. */
  | { readonly kind: 'signedOut' }
  /** 403 or 404: there is no such project for this person. */
  | { readonly kind: 'denied' }
  /** Any other 4xx: the server will never take these bytes. */
  | { readonly kind: 'rejected'; readonly message: string };

export type PostAnswer =
  | { readonly kind: 'answered'; readonly results: readonly CommandResult[] }
  | CallFailure;
export type PollAnswer =
  | { readonly kind: 'answered'; readonly messages: readonly FeedMessage[] }
  | CallFailure;

export interface FeedSink {
  /** The server follows us: said once the feed stands, and again at every sign of life. */
  onAlive(): void;
  onMessage(message: FeedMessage): void;
  onDenied(): void;
  /** Lost, refused to open, or ended by the other side. Nothing comes after it. */
  onClosed(): void;
}

/** Never rejects: what can go wrong on a network is an answer here. */
export interface Transport {
  post(projectId: Id, commands: readonly SentCommand[]): Promise<PostAnswer>;
  /** Opens the project's feed on the socket; the answer closes it. */
  openFeed(projectId: Id, position: FeedPosition, sink: FeedSink): () => void;
  /** The same feed for a line that lets no socket through. `waits`: at the server, until there is something new. */
  poll(projectId: Id, position: FeedPosition, waits: boolean): Promise<PollAnswer>;
}

/** Tabs of one browser share the outbox; one of them sends it (docs/decisions/0010). */
export interface Tabs {
  /** Calls `onHeld` once this tab is the one that sends; the answer gives the right up. */
  lead(onHeld: () => void): () => void;
  tell(message: TabMessage): void;
  /** Hears what other tabs tell; the answer stops it. */
  listen(heard: (message: TabMessage) => void): () => void;
}

export type TabMessage =
  | { readonly kind: 'outboxChanged' }
  | { readonly kind: 'judged'; readonly results: readonly CommandResult[] };
