import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockDataFolder } from '../db/embedded/data-lock.ts';
import { stopLeftOver } from '../db/embedded/open-embedded.ts';

const PREFIX = 'ddak-test-pg-';
const TURN = 'ddak-test-turn';

/** A data folder of this run alone. */
export interface ClaimedFolder {
  readonly path: string;
  /** Takes it away; what works in it has to have ended. */
  giveBack(): Promise<void>;
}

/** Makes a data folder in `parent` and holds its lock, once what runs that were killed have left there is gone. */
export function claimFolder(parent: string): Promise<ClaimedFolder> {
  return inTurn(parent, async () => {
    await clearLeftovers(parent);
    const path = mkdtempSync(join(parent, PREFIX));
    chmodSync(path, 0o711);
    const lock = await lockDataFolder(path);
    if (!lock) throw new Error(`${path} is new, and somebody holds it`);
    const giveBack = async (): Promise<void> => {
      rmSync(path, { recursive: true, force: true });
      await lock.release();
    };
    return { path, giveBack: () => inTurn(parent, giveBack) };
  });
}

/**
 * One run after another: a folder that has just been made, and is not locked yet, looks like what a killed run has left,
 * and so does one that is just being taken away.
 */
async function inTurn<T>(parent: string, fn: () => Promise<T>): Promise<T> {
  const place = join(parent, TURN);
  mkdirSync(place, { recursive: true });
  for (;;) {
    const turn = await lockDataFolder(place);
    if (turn) return fn().finally(() => turn.release());
    await pause(50);
  }
}

async function clearLeftovers(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(parent, name);
    const lock = await lockDataFolder(folder);
    if (!lock) continue;
    await stopLeftOver(folder);
    rmSync(folder, { recursive: true, force: true });
    await lock.release();
  }
}
