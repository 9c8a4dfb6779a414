import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../startup-error.ts';
import { findBinaries } from './binaries.ts';
import { type DataLock, lockDataFolder } from './data-lock.ts';
import { initCluster, isInitialised, SUPERUSER } from './init-cluster.ts';
import { KeptPostgres, type Watch } from './kept-postgres.ts';
import { chooseClusterFolder, reachableBinaries } from './place.ts';
import { readPrivateJson, writePrivateJson } from './private-file.ts';
import { canUse, chooseUser, type RunAs } from './run-as.ts';
import { stopPostgres } from './stop-postgres.ts';

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser on the maintenance database `postgres`. */
  readonly url: string;
  /** Where its files lie. */
  readonly cluster: string;
  stop(): Promise<void>;
}

/**
 * Kept in DATA_DIR: where the files are (from DATA_DIR, so that a moved folder still works) and how to get in.
 * Written before the files are made and again after, so that only what was never finished is ever made anew.
 */
const recordSchema = z.object({ cluster: z.string(), password: z.string(), made: z.boolean() });
type Record = z.infer<typeof recordSchema>;

/**
 * Starts the embedded PostgreSQL of a data folder, making it at the first time. The caller holds the folder's lock,
 * so whatever still runs there is left over from a process that died, and is stopped first.
 */
export async function openEmbedded(dataDir: string, watch: Watch = UNWATCHED): Promise<EmbeddedPostgres> {
  const user = chooseUser();
  const binaries = reachableBinaries(findBinaries(), user);
  const recordFile = join(dataDir, 'database.json');
  let record = recordSchema.optional().parse(readPrivateJson(recordFile)) ?? plan(dataDir, user);
  const cluster = resolve(dataDir, record.cluster);
  if (record.made) checkReachable(cluster, dataDir, user);
  else {
    writePrivateJson(recordFile, record);
    await initCluster(binaries, user, cluster, record.password);
    record = { ...record, made: true };
    writePrivateJson(recordFile, record);
  }
  const held = await lockCluster(cluster, dataDir);
  const postgres = new KeptPostgres({ binaries, user, cluster, dataDir }, watch);
  const port = await postgres.start().catch(async (error) => {
    await held.release();
    throw error;
  });
  return {
    url: `postgres://${SUPERUSER}:${record.password}@127.0.0.1:${port}/postgres`,
    cluster,
    stop: async () => {
      await postgres.stop();
      await held.release();
    },
  };
}

/** Stops what a server that died has left running on the data folder's database, so that its files can be moved. */
export async function stopLeftOver(dataDir: string): Promise<void> {
  const user = chooseUser();
  await stopPostgres(reachableBinaries(findBinaries(), user), user, clusterFolder(dataDir));
}

/** Where the files of the data folder's database lie, or would. */
export const clusterFolder = (dataDir: string): string =>
  resolve(dataDir, readRecord(join(dataDir, 'database.json'))?.cluster ?? 'postgres');

/** The record; undefined where there is none, or one that is destroyed: then the files lie where they usually do. */
function readRecord(path: string): Record | undefined {
  try {
    return recordSchema.safeParse(readPrivateJson(path)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A copy of a data folder whose database lies outside of it names the same database: only one of them may use it. */
async function lockCluster(cluster: string, dataDir: string): Promise<DataLock> {
  const lock = await lockDataFolder(cluster);
  if (!lock)
    throw new StartupError(
      `이 데이터 폴더의 데이터베이스를 다른 데이터 폴더의 서버가 쓰고 있습니다: ${cluster}\n복사한 폴더(${dataDir})라면 데이터베이스도 복사하고 database.json의 cluster를 고쳐 주세요.`,
    );
  return lock;
}

/** For short uses: what fails then is said by whoever speaks to it. */
const UNWATCHED: Watch = { ended: () => {}, restarted: () => {}, lost: () => {} };

function plan(dataDir: string, user: RunAs | undefined): Record {
  const cluster = chooseClusterFolder(dataDir, user);
  if (readdirSync(cluster).length > 0)
    throw new StartupError(
      `데이터베이스 폴더는 있는데 그 열쇠(${join(dataDir, 'database.json')})가 없습니다: ${cluster}\n아무것도 지우지 않았습니다.`,
    );
  const inside = relative(dataDir, cluster);
  const path = inside.startsWith('..') ? cluster : inside;
  return { cluster: path, password: randomBytes(24).toString('hex'), made: false };
}

function checkReachable(cluster: string, dataDir: string, user: RunAs | undefined): void {
  if (!isInitialised(cluster))
    throw new StartupError(
      `데이터베이스 파일이 있어야 할 곳에 없습니다: ${cluster}\n데이터 폴더(${dataDir})를 옮겼다면 함께 옮기고 database.json의 cluster를 고쳐 주세요.`,
    );
  if (!canUse(user, cluster))
    throw new StartupError(
      `사용자 ${user?.name ?? ''}(이)가 데이터베이스 폴더에 들어갈 수 없습니다: ${cluster}`,
    );
}

export const ensureDataFolder = (dataDir: string): void => {
  // Others may pass through but not look around: the user that PostgreSQL runs as has its folder inside.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
};
