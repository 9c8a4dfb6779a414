import type { Id } from '@ddak/domain';
import type { Bus } from './bus/bus.ts';
import { NoticeSettingsRows } from './db/notice-settings-rows.ts';
import { Notices } from './db/notices.ts';
import { openOrm, type Pool } from './db/pool.ts';
import { PatchNoteRepo } from './features/patchnotes/repo.ts';
import { TELL_PATCH_NOTE, tellPatchNote } from './features/patchnotes/tell-patch-note.ts';
import { TELL_PLAN, tellPlan } from './features/plan-news/tell-plan.ts';
import { TELL_PEOPLE } from './features/tell-people/tell-jobs.ts';
import { tellPeople } from './features/tell-people/tell-people.ts';
import type { JobWorker } from './jobs/job-queue.ts';
import { PUSH_NOTICE, pushNotice } from './notices/push-notice.ts';
import { tellPerson } from './notices/tell-person.ts';
import type { Push } from './push/push-message.ts';
import type { ProjectStates } from './sync/project-states.ts';
import type { Job, SyncStore } from './sync/sync-store.ts';

export interface NoticeParts {
  readonly pool: Pool;
  readonly states: ProjectStates;
  readonly store: Pick<SyncStore, 'readLog'>;
  readonly push: Push;
  readonly bus: Bus;
  readonly putJob: (job: Job) => Promise<void>;
  readonly now: () => number;
}

/** What people are told of each other's work: who wants what, and the workers that tell it. */
export function openNotices({ pool, store, states, bus, push, putJob, now }: NoticeParts) {
  const notices = new Notices(openOrm(pool));
  const settings = new NoticeSettingsRows(openOrm(pool));
  const settingsOf = (userId: Id) => settings.read(userId);
  const tell = tellPerson({ notices, bus, settingsOf, putJob, now });
  const telling = { store, states, tell };
  const patchNotes = new PatchNoteRepo(openOrm(pool));
  const workers: Readonly<Record<string, JobWorker>> = {
    [TELL_PEOPLE]: (data) => tellPeople(telling, data),
    [TELL_PLAN]: (data) => tellPlan(telling, data),
    [TELL_PATCH_NOTE]: (data) => tellPatchNote({ patchNotes, tell, putJob }, data),
    [PUSH_NOTICE]: (data) => pushNotice({ notices, push }, data),
  };
  return { notices, settingsOf, workers };
}
