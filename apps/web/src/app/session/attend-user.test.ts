import { makeId } from '@ddak/domain';
import type { UserEvent } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import type { LiveSocket } from '../../platform/live/live-socket.ts';
import { attendUser } from './attend-user.ts';

function attending() {
  const channels = new Map<string, (event: UserEvent) => void>();
  const socket = {
    attend: (channel: string, heard: (event: UserEvent) => void) => {
      channels.set(channel, heard);
      return () => channels.delete(channel);
    },
  } as unknown as LiveSocket;
  const heard: string[] = [];
  const leave = attendUser(socket, 'me', {
    permissionChanged: ({ permission }) => heard.push(`permission ${permission?.role}`),
    requestAdded: (project, name) => heard.push(`${name} asks for ${project}`),
    requestAnswered: (project, accepted) => heard.push(`${project}: ${accepted}`),
    noticesChanged: (title) => heard.push(`told: ${title}`),
    avatarChanged: () => heard.push('avatar'),
    missed: () => heard.push('missed'),
  });
  const say = (event: string, from: string, data = {}) =>
    channels.get('user.me')?.({ kind: 'event', channel: 'user.me', event, from, data });
  return { channels, heard, leave, say };
}

describe('what concerns a person', () => {
  it('SPEC 7: is heard on user.{_id} and the fixed test channel, until they leave', () => {
    const { channels, leave } = attending();
    expect([...channels.keys()]).toEqual(['user.me', 'test']);
    leave();
    expect(channels.size).toBe(0);
  });

  it('SPEC 6: is a changed permission, from others only', () => {
    const { heard, say } = attending();
    const projectId = makeId(1_790_000_000_000, new Uint8Array(10));
    say('CrewPermissionChanged', 'me', { projectId, permission: { role: 'owner', rights: {} } });
    say('CrewPermissionChanged', 'other', { projectId, permission: { role: 'guest', rights: {} } });
    say('CrewPermissionChanged', 'other', { projectId, permission: null });
    expect(heard).toEqual(['permission guest', 'permission undefined']);
  });

  it('NT3: is what they are told, and what they have read at another device of theirs', () => {
    const { heard, say } = attending();
    say('NoticesChanged', 'other', { title: '1회차 일촬표가 나왔어요', path: '/' });
    say('NoticesChanged', 'me');
    expect(heard).toEqual(['told: 1회차 일촬표가 나왔어요', 'told: null']);
  });

  it('PI6: is another picture of somebody, or of me from another device of mine', () => {
    const { heard, say } = attending();
    say('AvatarChanged', 'other');
    say('AvatarChanged', 'me');
    expect(heard).toEqual(['avatar', 'avatar']);
  });

  it('PRODUCT 5: is a request to take part, and the answer to my own', () => {
    const { heard, say } = attending();
    say('CrewRequestAdded', 'other', { title: '밤의 정류장', name: '오하람' });
    say('CrewRequestAnswered', 'other', { title: '밤의 정류장', status: 'accepted' });
    say('SomethingNew', 'other');
    expect(heard).toEqual(['오하람 asks for 밤의 정류장', '밤의 정류장: true']);
  });
});
