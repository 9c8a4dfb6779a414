import type { ClientMessage, ServerMessage } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { fakeClock, fakeRandom } from '../../sync/testing/fake-world.ts';
import { followChannels } from './follow-channels.ts';
import { type ChannelListener, openLiveSocket } from './live-socket.ts';

const position = { seq: 3, epoch: 1, version: 1 };

/** Sockets that do nothing by themselves: the test is the other end. */
function line() {
  const clock = fakeClock();
  const opened: FakeSocket[] = [];
  const gaps: number[] = [];
  const strangers: number[] = [];
  class FakeSocket {
    said: ClientMessage[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    closed = false;
    send(text: string) {
      this.said.push(JSON.parse(text));
    }
    close() {
      this.closed = true;
    }
    answer(message: ServerMessage) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
  }
  const socket = openLiveSocket({
    clock,
    random: fakeRandom(),
    onGap: () => gaps.push(opened.length),
    onStranger: () => strangers.push(opened.length),
    open: () => {
      const one = new FakeSocket();
      opened.push(one);
      return one as unknown as WebSocket;
    },
  });
  const heard: string[] = [];
  const listener: ChannelListener = {
    onAlive: () => heard.push('alive'),
    onFeed: (message) => heard.push(message.kind),
    onDenied: () => heard.push('denied'),
    onClosed: () => heard.push('closed'),
  };
  return { clock, opened, gaps, strangers, socket, heard, listener };
}

describe('the socket of a tab', () => {
  it('subscribes once it stands, and hands the feed on', () => {
    const { opened, socket, heard, listener } = line();
    socket.subscribe('project.p', position, listener);
    expect(opened).toHaveLength(1);
    opened[0]!.onopen?.();
    expect(opened[0]!.said).toEqual([{ kind: 'subscribe', channel: 'project.p', position }]);
    opened[0]!.answer({ kind: 'subscribed', channel: 'project.p' });
    opened[0]!.answer({ kind: 'feed', channel: 'project.p', message: { kind: 'ended', projectId: 'p' } });
    opened[0]!.answer({ kind: 'feed', channel: 'project.q', message: { kind: 'ended', projectId: 'q' } });
    expect(heard).toEqual(['alive', 'ended']);
  });

  it('asks for a sign of life, and gives a line up that gives none', async () => {
    const { clock, opened, socket, heard, listener } = line();
    opened[0]!.onopen?.();
    socket.subscribe('project.p', position, listener);
    await clock.advance(25_000);
    expect(opened[0]!.said.at(-1)).toEqual({ kind: 'ping' });
    opened[0]!.answer({ kind: 'pong' });
    expect(heard).toEqual(['alive']);
    await clock.advance(25_000);
    await clock.advance(15_000);
    expect(opened[0]!.closed).toBe(true);
    expect(heard).toEqual(['alive', 'closed']);
  });

  it('comes back by itself with growing pauses, and attends again what it attended', async () => {
    const { clock, opened, socket } = line();
    const events: string[] = [];
    socket.attend('user.u', ({ event }) => events.push(event));
    opened[0]!.onopen?.();
    opened[0]!.onclose?.();
    await clock.advance(1_000);
    expect(opened).toHaveLength(2);
    opened[1]!.onopen?.();
    expect(opened[1]!.said).toEqual([{ kind: 'subscribe', channel: 'user.u' }]);
    opened[1]!.answer({
      kind: 'event',
      channel: 'user.u',
      event: 'CrewPermissionChanged',
      from: 'x',
      data: {},
    });
    expect(events).toEqual(['CrewPermissionChanged']);
    for (let i = 0; i < 20; i++) {
      opened.at(-1)!.onclose?.();
      await clock.advance(1_000);
    }
    expect(opened.length).toBeLessThan(15);
  });

  it('SPEC 7: follows each of many channels with one message, again after a loss, and when they change', async () => {
    const { clock, opened, socket } = line();
    const heard: unknown[] = [];
    socket.attend('user.u', () => undefined);
    const following = followChannels(socket, {
      standings: (seqs) => heard.push(seqs),
      lost: () => heard.push('lost'),
    });
    opened[0]!.onopen?.();
    expect(opened[0]!.said).toEqual([{ kind: 'subscribe', channel: 'user.u' }]);
    const channels = Array.from({ length: 30 }, (_, i) => `project.${i}`);
    following.set(channels);
    following.set([...channels]);
    expect(opened[0]!.said.slice(1)).toEqual([{ kind: 'follow', channels }]);
    opened[0]!.answer({ kind: 'standings', seqs: { 'project.1': 4 } });
    opened[0]!.onclose?.();
    expect(heard).toEqual([{ 'project.1': 4 }, 'lost']);
    await clock.advance(1_000);
    opened[1]!.onopen?.();
    expect(opened[1]!.said).toEqual([
      { kind: 'subscribe', channel: 'user.u' },
      { kind: 'follow', channels },
    ]);
    following.end();
    opened[1]!.answer({ kind: 'standings', seqs: {} });
    expect(heard).toHaveLength(2);
  });

  it('says when events may have been missed: back after a loss, and at each try that gets nowhere', async () => {
    const { clock, opened, gaps } = line();
    opened[0]!.onopen?.();
    opened[0]!.onclose?.();
    expect(gaps).toEqual([]);
    await clock.advance(1_000);
    opened[1]!.onclose?.();
    expect(gaps).toEqual([2]);
    await clock.advance(2_000);
    opened[2]!.onopen?.();
    expect(gaps).toEqual([2, 3]);
  });

  it('says that events may have been missed where it was begun without a line, once there is one', () => {
    const { opened, gaps, socket } = line();
    opened[0]!.onclose?.();
    expect(gaps).toEqual([1]);
    socket.wake();
    opened[1]!.onopen?.();
    expect(gaps).toEqual([1, 2]);
  });

  it('says that it is another person’s when their own channel is denied', () => {
    const { opened, strangers, socket } = line();
    socket.attend('user.u', () => undefined);
    opened[0]!.onopen?.();
    opened[0]!.answer({ kind: 'denied', channel: 'user.u', code: 'forbidden', message: '' });
    expect(strangers).toEqual([1]);
  });

  it('drops at once when the device says that the line is gone, and opens when it is back', () => {
    const { opened, socket, heard, listener } = line();
    opened[0]!.onopen?.();
    socket.subscribe('project.p', position, listener);
    socket.drop();
    expect(heard).toEqual(['closed']);
    socket.wake();
    expect(opened).toHaveLength(2);
  });

  it('hears nothing more from a socket that it has given up', () => {
    const { opened, socket, heard, listener } = line();
    opened[0]!.onopen?.();
    socket.drop();
    socket.subscribe('project.p', position, listener);
    opened[0]!.answer({ kind: 'subscribed', channel: 'project.p' });
    expect(heard).toEqual([]);
  });
});
