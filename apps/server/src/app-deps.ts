import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { Config } from './config.ts';
import type { Pool } from './db/pool.ts';
import type { Storage } from './db/storage.ts';
import type { ErasureParts } from './features/account-deletion/erase-account.ts';
import type { CallDeliveryRepo } from './features/call-delivery/repo.ts';
import type { WaysTo } from './features/call-delivery/ways-to.ts';
import type { CallLinks } from './features/call-links/call-links.ts';
import type { ScreenplayRepo } from './features/screenplay/repo.ts';
import type { Seals } from './features/second-factor/seals.ts';
import type { Previews } from './files/previews.ts';
import type { ProjectFiles } from './files/project-files.ts';
import type { Uploads } from './files/uploads.ts';
import type { QueueMail } from './mail/send-mail.ts';
import type { OpenPush } from './push/open-push.ts';
import type { ProjectCore } from './sync/project-core.ts';
import type { Job } from './sync/sync-store.ts';

/** What the application is built from. */
export interface AppDeps {
  readonly config: Config;
  readonly pool: Pool;
  readonly core: ProjectCore;
  readonly bus: Bus;
  readonly files: ProjectFiles;
  readonly uploads: Uploads;
  readonly previews: Previews;
  readonly storage: Storage;
  readonly screenplays: ScreenplayRepo;
  /** What empties an account. */
  readonly erasing: ErasureParts;
  /** Seals what second factors are checked by. */
  readonly seals: Seals;
  /** Links to issued sheets, for people without an account. */
  readonly callLinks: CallLinks;
  /** Messages about issued sheets. */
  readonly callDelivery: {
    readonly deliveries: CallDeliveryRepo;
    readonly waysTo: WaysTo;
    readonly wake: () => void;
  };
  readonly log: FastifyBaseLogger;
  readonly queueMail: QueueMail;
  /** Notices to people's devices (`Push`), and what browsers subscribe by. */
  readonly push: OpenPush;
  readonly putJob: (job: Job) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
