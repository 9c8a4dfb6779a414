import type { SyncPorts } from '@ddak/web';
import type { Life } from './life.ts';
import type { SimWorld } from './sim-world.ts';
import type { Watch } from './watch.ts';

type Outbox = SyncPorts['outbox'];
type DeviceCopy = SyncPorts['copy'];

/**
 * A device's storage as one tab uses it: each step takes time, can fail, and a crash leaves it either done or not
 * done. Nobody hears of a step whose asker has died.
 */
function steps(world: SimWorld, life: Life) {
  const never = new Promise<never>(() => {});
  const pause = async (): Promise<void> => {
    await world.time.sleep(world.random.int(0, 4));
    if (!life.alive) await never;
  };
  return async <T>(act: () => Promise<T>, canFail = true): Promise<T> => {
    await pause();
    if (canFail && world.random.chance(world.chaos.diskFailure)) throw new Error('The disk is full.');
    const done = await act();
    await pause();
    return done;
  };
}

/** The outbox of a device for one tab; `watch` sees what has reached it, and what was taken back out of it. */
export function slowOutbox(world: SimWorld, life: Life, disk: Outbox, watch: Watch): Outbox {
  const step = steps(world, life);
  return {
    list: () => step(() => disk.list()),
    add: (record) =>
      step(async () => {
        await disk.add(record);
        watch.stored(record._id);
      }),
    attempt: (ids) => step(() => disk.attempt(ids)),
    withdraw: (id) =>
      step(async () => {
        const done = await disk.withdraw(id);
        if (done) watch.takenBack(id);
        return done;
      }),
    remove: (ids) => step(() => disk.remove(ids)),
  };
}

export function slowCopy(world: SimWorld, life: Life, disk: DeviceCopy): DeviceCopy {
  const step = steps(world, life);
  return {
    load: () => step(() => disk.load()),
    replace: (base) => step(() => disk.replace(base)),
    append: (changes) => step(() => disk.append(changes)),
    erase: () => step(() => disk.erase(), false),
  };
}
