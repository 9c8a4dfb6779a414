import {
  AVATAR_CHANGED,
  CREW_REQUEST_ADDED,
  CREW_REQUEST_ANSWERED,
  NOTICES_CHANGED,
  PERMISSION_CHANGED,
  type PermissionChange,
  permissionChangeSchema,
  TEST_CHANNEL,
  type UserEvent,
  userChannel,
} from '@ddak/protocol';
import type { LiveSocket } from '../../platform/live/live-socket.ts';

/** What a signed-in part does when something concerns its person. */
export interface UserListener {
  permissionChanged(change: PermissionChange): void;
  /** Somebody asks to take part in a project whose crew I may write. */
  requestAdded(project: string, name: string): void;
  /** My own request has been answered. */
  requestAnswered(project: string, accepted: boolean): void;
  /** I am told something new (its title), or have read some at another device (null). */
  noticesChanged(title: string | null): void;
  /** Somebody that I am shown, or I at another device, has another picture. */
  avatarChanged(): void;
  /** Any of these may have happened while nobody listened. */
  missed(): void;
}

const OF_ALL_DEVICES: readonly string[] = [NOTICES_CHANGED, AVATAR_CHANGED];

/**
 * Listens to what concerns one person: their own channel and the fixed test channel (SPEC.md section 7). What the
 * person caused themselves is ignored (section 6).
 */
export function attendUser(socket: LiveSocket, userId: string, listener: UserListener): () => void {
  const leaveOwn = socket.attend(userChannel(userId), (event) => {
    // What was read, or chosen, at one device is so at all of them.
    if (event.from !== userId || OF_ALL_DEVICES.includes(event.event)) tell(event, listener);
  });
  const leaveTest = socket.attend(TEST_CHANNEL, () => undefined);
  return () => {
    leaveTest();
    leaveOwn();
  };
}

function tell({ event, data }: UserEvent, listener: UserListener): void {
  const title = String(data.title ?? '');
  if (event === PERMISSION_CHANGED) listener.permissionChanged(permissionChangeSchema.parse(data));
  else if (event === CREW_REQUEST_ADDED) listener.requestAdded(title, String(data.name ?? ''));
  else if (event === NOTICES_CHANGED) listener.noticesChanged(title || null);
  else if (event === AVATAR_CHANGED) listener.avatarChanged();
  else if (event === CREW_REQUEST_ANSWERED) listener.requestAnswered(title, data.status === 'accepted');
}
