import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Held as long as this process uses the data folder. The system takes it back when the process dies, however. */
export interface DataLock {
  release(): Promise<void>;
}

/**
 * The name of the lock: an address that one process at a time can listen on. On Linux (abstract) and Windows (pipe)
 * it vanishes with its process; elsewhere it is a file, which a dead process leaves behind.
 */
function lockAddress(dataDir: string): { address: string; isFile: boolean } {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return { address: `\0ddak-data-${hash}`, isFile: false };
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\ddak-data-${hash}`, isFile: false };
  return { address: join(tmpdir(), `ddak-${hash}.lock`), isFile: true };
}

function listen(address: string): Promise<Server | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Takes the data folder for this process; null when another one has it. */
export async function lockDataFolder(dataDir: string): Promise<DataLock | null> {
  const { address, isFile } = lockAddress(dataDir);
  let server = await listen(address);
  if (server === 'taken' && isFile && !(await answers(address))) {
    rmSync(address, { force: true });
    server = await listen(address);
  }
  if (server === 'taken') return null;
  const held = server;
  return { release: () => new Promise((resolve) => held.close(() => resolve())) };
}
