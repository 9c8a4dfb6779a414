import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Id } from '@ddak/domain';
import { z } from 'zod';
import type { Config } from './config.ts';
import { readPrivateJson, writePrivateJson } from './db/embedded/private-file.ts';
import { SYSTEM } from './db/reader.ts';
import type { Passwords } from './features/accounts/passwords.ts';
import type { AccountRepo } from './features/accounts/repo.ts';
import { signUp } from './features/accounts/sign-up.ts';
import { seedProduction } from './features/demo/seed-production.ts';
import type { ScreenplayRepo } from './features/screenplay/repo.ts';
import { type UploadDeps, uploadScreenplay } from './features/screenplay/upload-screenplay.ts';
import { newId } from './new-id.ts';
import { runOrThrow } from './run-or-throw.ts';
import type { Actor } from './sync/command-group.ts';

const SCRIPT = fileURLToPath(new URL('./features/demo/last-bus-umbrella.txt', import.meta.url));
const READ_TRIES = 300;

const accountSchema = z.object({ email: z.string(), password: z.string(), ready: z.boolean() });
export type DemoAccount = z.infer<typeof accountSchema>;

export interface DemoDeps extends UploadDeps {
  readonly accounts: AccountRepo;
  readonly passwords: Passwords;
  readonly screenplays: ScreenplayRepo;
  readonly now: () => number;
}

/** The settings that the sample runs under: a data folder of its own, so that it never stands among real work. */
export const demoConfig = (config: Config): Config => ({
  ...config,
  dataDir: join(config.dataDir, 'demo'),
  databaseUrl: undefined,
  databaseOwnerUrl: undefined,
});

/** Makes the sample production on the first start; answers the account to try it with. */
export async function openDemo(dataDir: string, deps: DemoDeps): Promise<DemoAccount> {
  const path = join(dataDir, 'demo-account.json');
  const known = accountSchema.optional().parse(readPrivateJson(path));
  if (known?.ready) return known;
  const account = known ?? {
    email: 'demo@ddak.example',
    password: randomBytes(9).toString('base64url'),
    ready: false,
  };
  // Written before the account is made: a start that was cut off goes on with the same password.
  writePrivateJson(path, account);
  await seed(deps, await findOrSignUp(deps, account));
  writePrivateJson(path, { ...account, ready: true });
  return account;
}

async function findOrSignUp(deps: DemoDeps, { email, password }: DemoAccount): Promise<Actor> {
  const name = '정서윤';
  const there = await deps.accounts.findByEmail(email);
  if (there) return { _id: there._id, name };
  const consents = ['age14', 'terms', 'privacy'] as const;
  const form = { email, password, name, consents: [...consents] };
  const { _id } = await signUp(deps.accounts, deps.passwords, form, deps.now());
  // Nobody reads this address: the one who tries the sample may invite without its mail.
  await deps.accounts.confirmEmail(_id, email, deps.now());
  return { _id, name };
}

async function seed(deps: DemoDeps, actor: Actor): Promise<void> {
  const projectId = newId();
  const demo = {
    projectId,
    newId: () => newId(),
    day: (written: string) => written,
    accountOf: (name: string) => (name === actor.name ? actor._id : null),
    run: runOrThrow(deps.runAs, actor, projectId),
    state: () => stateOf(deps, projectId),
  };
  await seedProduction(demo, {
    async upload(screenplayId, episodeId) {
      await uploadScreenplay(deps, projectId, actor, {
        fields: { screenplayId, episodeId, label: '3고' },
        fileName: '막차의 우산 3고.txt',
        bytes: createReadStream(SCRIPT),
        truncated: () => false,
      });
      return organisedText(deps, projectId, screenplayId);
    },
  });
}

async function stateOf(deps: DemoDeps, projectId: Id) {
  const view = await deps.states.current(projectId, SYSTEM);
  if (!view) throw new Error('the sample project is gone');
  return view.state;
}

async function organisedText(deps: DemoDeps, projectId: Id, screenplayId: Id) {
  for (let tries = 0; tries < READ_TRIES; tries++) {
    const screenplay = (await stateOf(deps, projectId)).screenplay.get(screenplayId);
    if (screenplay?.state === 'failed')
      throw new Error(`the sample script was not read: ${screenplay.failure}`);
    const text = await deps.screenplays.readText(projectId, screenplayId);
    if (screenplay?.state === 'review' && text) return text;
    await pause(200);
  }
  throw new Error('the sample script was not read in time');
}
