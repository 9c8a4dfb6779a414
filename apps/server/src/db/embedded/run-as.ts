import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';

/** The unprivileged user that PostgreSQL runs as when we are root; it refuses uid 0. */
export interface RunAs {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const OWN_USER = 'ddak';

function findUser(name: string): RunAs | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

function makeUser(): void {
  const home = '/nonexistent';
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--home-dir', home, '--shell', '/bin/false', OWN_USER]],
    ['adduser', ['-S', '-D', '-H', '-h', home, '-s', '/bin/false', OWN_USER]],
  ];
  for (const [program, args] of attempts)
    if (spawnSync(program, args, { stdio: 'ignore' }).status === 0) return;
}

/** The user to run as: undefined when we are not root and simply stay who we are. */
export function chooseUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (!findUser(OWN_USER)) makeUser();
  // Where no user can be made (a read-only /etc), one of the system's own will do.
  const user = [OWN_USER, 'postgres', 'nobody'].map(findUser).find((found) => found && found.uid !== 0);
  if (!user)
    throw new StartupError(
      'root로 실행 중인데 PostgreSQL을 대신 실행할 일반 사용자를 만들 수 없습니다. 다른 사용자로 실행하거나 DATABASE_URL을 정해 주세요.',
    );
  return user;
}

/** Whether that user can go into the folder and write there: asked of the system, by trying. */
export function canUse(user: RunAs | undefined, folder: string): boolean {
  if (!user) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], {
    uid: user.uid,
    gid: user.gid,
    stdio: 'ignore',
  });
  return probe.status === 0;
}
