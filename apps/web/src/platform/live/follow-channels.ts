import { MAX_FOLLOWED } from '@ddak/protocol';
import type { LiveSocket } from './live-socket.ts';

export interface ChannelStandings {
  /** How far these channels stand. */
  standings(seqs: Readonly<Record<string, number>>): void;
  /** Nothing is heard of any of them now. */
  lost(): void;
}

/** Follows all these channels with one message, and from then on whatever is set. */
export function followChannels(
  socket: LiveSocket,
  heard: ChannelStandings,
): { set(channels: readonly string[]): void; end(): void } {
  let wanted: readonly string[] | null = null;
  const talk = socket.keepUp({
    say: () => (wanted === null ? null : { kind: 'follow', channels: wanted.slice(-MAX_FOLLOWED) }),
    hear: (message) => {
      if (message.kind === 'standings') heard.standings(message.seqs);
    },
    lost: heard.lost,
  });
  return {
    set(channels) {
      if (wanted?.join() === channels.join()) return;
      wanted = channels;
      talk.again();
    },
    end: talk.end,
  };
}
