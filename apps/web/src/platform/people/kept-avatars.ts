import type { Id } from '@ddak/domain';
import { Dexie, type EntityTable } from 'dexie';

interface KeptAvatar {
  /** Who is shown it, on this device. */
  readonly viewer: Id;
  readonly userId: Id;
  readonly pictureId: Id;
  /** The PNG as a data URL. */
  readonly picture: string;
}

class AvatarDatabase extends Dexie {
  readonly avatars!: EntityTable<KeptAvatar>;
  constructor() {
    super('ddak-avatars');
    this.version(1).stores({ avatars: '[viewer+userId], viewer' });
  }
}

let database: AvatarDatabase | undefined;
const avatars = (): AvatarDatabase['avatars'] => {
  database ??= new AvatarDatabase();
  return database.avatars;
};

/**
 * PI7: keeps the pictures that somebody is shown as they are now, for when there is no line: what is new is fetched, what
 * they are shown no more goes.
 */
export async function keepAvatars(
  viewer: Id,
  shown: Readonly<Record<Id, Id>>,
  fetchPicture: (pictureId: Id) => Promise<string | null>,
): Promise<void> {
  const kept = await avatars().where({ viewer }).toArray();
  const isShown = ({ userId, pictureId }: KeptAvatar) => shown[userId] === pictureId;
  const gone = kept.filter((one) => !isShown(one)).map(({ userId }) => [viewer, userId]);
  await avatars().bulkDelete(gone as never);
  const known = new Set(kept.filter(isShown).map(({ userId }) => userId));
  for (const [userId, pictureId] of Object.entries(shown)) {
    if (known.has(userId)) continue;
    const picture = await fetchPicture(pictureId);
    if (picture !== null) await avatars().put({ viewer, userId, pictureId, picture });
  }
}

/** PI7: the pictures that lie here for this viewer, by whose they are. */
export async function readKeptAvatars(viewer: Id): Promise<Readonly<Record<Id, string>>> {
  const kept = await avatars().where({ viewer }).toArray();
  return Object.fromEntries(kept.map(({ userId, picture }) => [userId, picture]));
}

/** Takes them off this device: their viewer has signed out. */
export async function eraseKeptAvatars(viewer: Id): Promise<void> {
  await avatars().where({ viewer }).delete();
}
