import type { Id } from '@ddak/domain';
import type { AppDeps } from './app-deps.ts';
import { Avatars } from './db/avatars.ts';
import { GridLayoutRows } from './db/grid-layout-rows.ts';
import { MailTokens } from './db/mail-tokens.ts';
import { NoticeSettingsRows } from './db/notice-settings-rows.ts';
import { Notices } from './db/notices.ts';
import { openOrm } from './db/pool.ts';
import { PushSubscriptions } from './db/push-subscriptions.ts';
import { deletionRoutes } from './features/account-deletion/routes.ts';
import { signInHere } from './features/accounts/hand-credentials.ts';
import { Passwords } from './features/accounts/passwords.ts';
import { refuseCommonPassword } from './features/accounts/refuse-common-password.ts';
import type { AccountRepo } from './features/accounts/repo.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import type { Sessions } from './features/accounts/sessions.ts';
import { setForgottenPassword } from './features/accounts/set-forgotten-password.ts';
import { signUpHere } from './features/accounts/sign-up.ts';
import { avatarRoutes } from './features/avatars/routes.ts';
import { CrewRequestRepo } from './features/crew-requests/repo.ts';
import { crewRequestRoutes } from './features/crew-requests/routes.ts';
import { gridRoutes } from './features/grids/routes.ts';
import { InvitationRepo } from './features/invitations/repo.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { KeyRepo } from './features/keys/repo.ts';
import { keyRoutes } from './features/keys/routes.ts';
import { lettersOf } from './features/letters/letter-file.ts';
import { MyDataRepo } from './features/my-data/repo.ts';
import { myDataRoutes } from './features/my-data/routes.ts';
import { CalendarFeeds } from './features/my-schedule/calendar-feeds.ts';
import { calendarFeedRoute } from './features/my-schedule/feed-route.ts';
import { myScheduleRoutes } from './features/my-schedule/routes.ts';
import { passwordResetRoutes } from './features/password-reset/routes.ts';
import { PatchNoteRepo } from './features/patchnotes/repo.ts';
import { patchNoteRoutes } from './features/patchnotes/routes.ts';
import { ProjectRepo } from './features/projects/repo.ts';
import { proveFactor } from './features/second-factor/prove-factor.ts';
import { SecondFactorRepo } from './features/second-factor/repo.ts';
import { secondFactorRoutes } from './features/second-factor/routes.ts';
import type { App, SignedIn } from './http/app.ts';
import { ATTEMPT_RULES, Attempts } from './http/attempts.ts';
import type { Authentication } from './http/authentication.ts';
import type { SessionCookies } from './http/cookies.ts';
import type { ProofAsked } from './http/proof-asked.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { SharedCounters } from './limits/shared-counters.ts';
import { noticeRoutes } from './notices/routes.ts';
import { pushRoutes } from './push/routes.ts';

export interface PeopleParts {
  readonly limits: RateLimits;
  readonly counters: SharedCounters;
  readonly accounts: AccountRepo;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly authentication: Authentication;
}

/** The routes about people: accounts, how they get in and out, and what they were given. */
export function peopleRoutes(app: App, deps: AppDeps, parts: PeopleParts): void {
  const { config, pool, core, queueMail, now } = deps;
  const { accounts, sessions } = parts;
  const orm = openOrm(pool);
  const { states, runAs } = core;
  const passwords = new Passwords();
  const tokens = new MailTokens(orm);
  const attempts = new Attempts(config.rateLimit ? ATTEMPT_RULES : null, parts.counters, now);
  const shared = { ...parts, attempts, tokens, queueMail, now };
  const factor = {
    ...{ ...shared, factors: new SecondFactorRepo(orm), seals: deps.seals, publicUrl: config.publicUrl },
    isConfirmed: (familyId: Id) => accounts.isConfirmed(familyId, now()),
    endOtherSessions: (who: SignedIn) => sessions.endAll(who._id, who.familyId),
  };
  const account = { ...shared, passwords, proveFactor: (asked: ProofAsked) => proveFactor(factor, asked) };
  const readUser = (userId: Id) => accounts.readUser(userId);
  const invitations = new InvitationRepo(orm);
  const avatars = new Avatars(orm);
  accountRoutes(app, account);
  avatarRoutes(app, { ...shared, avatars, bus: deps.bus });
  secondFactorRoutes(app, factor);
  passwordResetRoutes(app, {
    ...shared,
    refusePassword: refuseCommonPassword,
    setPassword: setForgottenPassword({ accounts, passwords, now }),
    endSessions: (userId) => sessions.endAll(userId),
  });
  deletionRoutes(app, {
    ...{ ...shared, ...deps.erasing },
    hashPassword: (password) => passwords.hash(password),
    isConfirmed: factor.isConfirmed,
    endSessions: (userId) => sessions.endAll(userId),
    onUnfinished: (error, userId) => deps.log.error({ err: error, userId }, 'an erasure goes on later'),
  });
  keyRoutes(app, { ...shared, keys: new KeyRepo(orm), readUser, storage: deps.storage });
  myDataRoutes(app, {
    ...shared,
    ...{ states, avatars, files: deps.files, myData: new MyDataRepo(orm) },
    lettersOf: (email) => lettersOf(config.dataDir, email),
  });
  noticeRoutes(app, {
    ...shared,
    notices: new Notices(orm),
    settings: new NoticeSettingsRows(orm),
    bus: deps.bus,
  });
  const projects = new ProjectRepo(orm);
  const listProjects = (userId: Id) => projects.listFor(userId);
  const schedule = {
    ...{ ...shared, states, listProjects, publicUrl: config.publicUrl },
    feeds: new CalendarFeeds({ pool, dataDir: config.dataDir, now }),
  };
  myScheduleRoutes(app, schedule);
  calendarFeedRoute(app, schedule);
  gridRoutes(app, { ...shared, layouts: new GridLayoutRows(orm) });
  pushRoutes(app, { ...shared, push: deps.push, subscriptions: new PushSubscriptions(orm) });
  patchNoteRoutes(app, { patchNotes: new PatchNoteRepo(orm) });
  invitationRoutes(app, {
    ...shared,
    invitations,
    states,
    readUser,
    publicUrl: config.publicUrl,
    host: config.host,
  });
  crewRequestRoutes(app, {
    ...{ ...shared, invitations, states, runAs, readUser },
    requests: new CrewRequestRepo(orm),
    signUp: (form) => signUpHere(account, form),
    signIn: (request, reply, form) => signInHere(account, request, reply, form),
  });
}
