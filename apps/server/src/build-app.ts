import { constants } from 'node:zlib';
import type { Id } from '@ddak/domain';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps.ts';
import type { Config } from './config.ts';
import { eraseProject } from './db/erasure/erase-project.ts';
import { findWall } from './db/find-wall.ts';
import { openOrm } from './db/pool.ts';
import { asAccount, asSystem, beginAsking } from './db/reader.ts';
import { AccountRepo } from './features/accounts/repo.ts';
import { Sessions } from './features/accounts/sessions.ts';
import { RefinementRepo } from './features/ai/repo.ts';
import { refinementRoutes } from './features/ai/routes.ts';
import { callDeliveryRoutes } from './features/call-delivery/routes.ts';
import { callWaysRoute } from './features/call-delivery/ways-route.ts';
import { contactsRoute } from './features/call-links/contacts-route.ts';
import { linkPageRoutes, ROOM_RULES } from './features/call-links/page-routes.ts';
import { CallLinkRepo } from './features/call-links/repo.ts';
import { callLinkRoutes } from './features/call-links/routes.ts';
import { sheetFileRoutes } from './features/callsheet/file-routes.ts';
import { formRoutes } from './features/callsheet/form-routes.ts';
import { logoRoutes } from './features/callsheet/logo-routes.ts';
import { reportRoutes } from './features/callsheet/report-routes.ts';
import { callsheetRoutes } from './features/callsheet/routes.ts';
import { scriptRoutes } from './features/callsheet/script-routes.ts';
import { sidesRoute } from './features/callsheet/sides-route.ts';
import { SampleRepo } from './features/demo/repo.ts';
import { sampleRoute } from './features/demo/routes.ts';
import { ExportRepo } from './features/export/repo.ts';
import { exportRoutes } from './features/export/routes.ts';
import { attachmentRoutes } from './features/files/attachment-routes.ts';
import { mayAttachIn } from './features/files/may-attach.ts';
import { uploadRoutes } from './features/files/upload-routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { HistoryRepo } from './features/history/repo.ts';
import { historyRoutes } from './features/history/routes.ts';
import { importRoute } from './features/import/routes.ts';
import { letterRoutes } from './features/letters/routes.ts';
import { Presence } from './features/presence/presence.ts';
import { ProjectRepo } from './features/projects/repo.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { screenplayRoutes } from './features/screenplay/routes.ts';
import { tableRoutes } from './features/tables/routes.ts';
import { addressKey } from './http/address-key.ts';
import type { App } from './http/app.ts';
import { Attempts } from './http/attempts.ts';
import { type Authentication, authentication, signedIn } from './http/authentication.ts';
import { SessionCookies } from './http/cookies.ts';
import { describeApi, descriptionRoute } from './http/describe-api.ts';
import { handleErrors } from './http/handle-errors.ts';
import { readJsonBodies } from './http/json-body.ts';
import { largeAnswer } from './http/large-answer.ts';
import { type RateLimits, rateLimits } from './http/rate-limits.ts';
import { ownPagesOnly, secure } from './http/security.ts';
import { logSecurity } from './http/security-log.ts';
import { readSitePages, type SitePages } from './http/site-pages.ts';
import { SocketDoor } from './http/socket-door.ts';
import { staticSite } from './http/static-site.ts';
import { FairTurns } from './limits/fair-turns.ts';
import { SharedCounters } from './limits/shared-counters.ts';
import { peopleRoutes } from './people-routes.ts';
import { Printer } from './print/printer.ts';
import { readInSandbox } from './screenplay-reader/read-in-sandbox.ts';
import { sandboxLevel } from './screenplay-reader/sandbox-level.ts';
import { factorGate } from './sync/factor-gate.ts';
import { FollowedProjects } from './sync/feed/followed-projects.ts';
import { OpenPolls } from './sync/feed/open-polls.ts';
import { SharedBytes } from './sync/feed/shared-bytes.ts';
import { SocketHub } from './sync/feed/socket-hub.ts';
import { readStateOf } from './sync/read-state.ts';
import { syncRoutes } from './sync/routes.ts';

export interface BuiltApp {
  readonly app: App;
  readonly door: SocketDoor;
  close(): Promise<void>;
}

const JSON_LIMIT = 8 * 1024 * 1024;

/** Snapshots, texts, files and prints that one person is sent at one time; more of them wait their turn. */
const LARGE_ANSWERS = { atOnce: Number.POSITIVE_INFINITY, perPerson: 4, mostWaiting: 500 };

/** The composition root: every part of the server gets what it needs here, and nowhere else. */
export async function buildApp(deps: AppDeps): Promise<BuiltApp> {
  const { bus, now } = deps;
  const counters = new SharedCounters({ now, after, share: (news) => bus.count(news) });
  const limits = rateLimits(deps.config.rateLimit, counters, now);
  const pages = readSitePages(deps.config.site);
  const app = await bareApp(deps, limits, pages);
  const accounts = new AccountRepo(openOrm(deps.pool));
  const onError = (error: unknown): void => deps.log.error({ err: error }, 'a socket failed');
  const projects = new ProjectRepo(openOrm(deps.pool));
  const followed = new FollowedProjects({
    bus: deps.bus,
    readStandings: (userId, ids) => asAccount(userId, () => projects.standings(userId, ids)),
    after,
    onError,
  });
  const presence = new Presence({
    bus: deps.bus,
    states: deps.core.states,
    now: deps.now,
    after,
    onError,
  });
  const shared = new SharedBytes();
  const turns = new FairTurns(LARGE_ANSWERS);
  const polls = new OpenPolls(deps.config.sockets);
  const printer = new Printer();
  const hub = new SocketHub({
    states: deps.core.states,
    bus: deps.bus,
    followed,
    presence,
    shared,
    turns,
    now: deps.now,
    after,
    livingFamilies: (ids) => asSystem('sessions', () => accounts.livingFamilies(ids, deps.now())),
    onError,
  });
  const sessions = new Sessions(accounts, deps.now, (familyId) => deps.bus.endSession(familyId));
  const stopListening = deps.bus.listen({
    nudge: () => {},
    notice: () => {},
    // Here or at another process: whatever was opened by the session ends with it, at once.
    sessionEnded: (familyId) => {
      sessions.forget(familyId);
      hub.endFamily(familyId);
      polls.endFamily(familyId);
    },
    gap: () => sessions.forgetAll(),
    counted: (news) => counters.hear(news),
  });
  const addRoutes = async (scope: unknown): Promise<void> =>
    routes(scope as App, deps, { limits, counters, accounts, sessions, shared, turns, polls, printer });
  await app.register(addRoutes, { prefix: '/api' });
  const addPages = async (scope: unknown): Promise<void> =>
    addLinkPages(scope as App, deps, { limits, counters });
  await app.register(addPages, { prefix: '/c' });
  await staticSite(app, pages, deps.config.site);
  await app.ready();
  return {
    app,
    door: new SocketDoor(app, hub, deps.config.sockets),
    close: async () => {
      stopListening();
      presence.close();
      followed.close();
      hub.close();
      await app.close();
      await printer.close();
    },
  };
}

/** A timer that keeps no process alive. */
function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Fastify with what every request passes, and no route yet. */
async function bareApp(
  { config, log, now }: AppDeps,
  limits: RateLimits,
  pages: SitePages | null,
): Promise<App> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(config),
    bodyLimit: JSON_LIMIT,
    forceCloseConnections: true,
    requestIdHeader: false,
  }).withTypeProvider<ZodTypeProvider>() as App;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('signedIn', null);
  logSecurity(app, now);
  // After the body has come: what hears it comes from outside of the request.
  app.addHook('preValidation', (_request, _reply, done) => beginAsking(done));
  handleErrors(app);
  readJsonBodies(app);
  await secure(app, config, limits, pages?.scriptHashes ?? []);
  await app.register(compress, {
    threshold: 4 * 1024,
    encodings: ['br', 'gzip'],
    // The library's own quality is for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await describeApi(app);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: config.maxUploadBytes, files: 1, fields: 10 } });
  return app;
}

interface AccountParts {
  readonly shared: SharedBytes;
  readonly turns: FairTurns;
  readonly polls: OpenPolls;
  readonly printer: Printer;
  readonly limits: RateLimits;
  readonly counters: SharedCounters;
  readonly accounts: AccountRepo;
  readonly sessions: Sessions;
}

/** Pages for who has no account, beside the app. */
function addLinkPages(
  app: App,
  { config, pool, core, files, now }: AppDeps,
  { limits, counters }: Pick<AccountParts, 'limits' | 'counters'>,
): void {
  const attempts = new Attempts(config.rateLimit ? ROOM_RULES : null, counters, now);
  const links = new CallLinkRepo(openOrm(pool));
  const { states, runAs } = core;
  linkPageRoutes(app, { links, files, states, runAs, limits, attempts, linkDays: config.callLinkDays, now });
}

/** Every route of the API, with what it needs. */
function routes(app: App, deps: AppDeps, parts: AccountParts): void {
  const { limits, counters, accounts, sessions, shared, turns, polls, printer } = parts;
  const { config, pool, core, bus, files, screenplays, now } = deps;
  const { executor, states, runAs } = core;
  const cookies = new SessionCookies(config.publicUrl);
  const auth = authentication(cookies, (access) => sessions.find(access), factorGate(states));
  const readState = readStateOf(states);
  const maxBytes = config.maxUploadBytes;

  const mail = config.mail.smtpUrl === undefined ? 'outbox' : 'smtp';
  healthRoutes(app, { findWall: () => findWall(pool), readerLevel: sandboxLevel, mail, now });
  peopleRoutes(app, deps, { limits, counters, accounts, sessions, cookies, authentication: auth });
  syncRoutes(app, { executor, states, bus, shared, turns, polls, authentication: auth });
  projectRoutes(app, {
    ...{ states, runAs, authentication: auth, contactDays: config.contactDays, now },
    projects: new ProjectRepo(openOrm(pool)),
    ...{ files, bus, eraseProject: (id, userId) => eraseProject(openOrm(pool), id, userId) },
  });
  const scripts = {
    screenplays,
    files,
    states,
    runAs,
    readState,
    readScript: readInSandbox,
    nameOf: (userId: Id) => accounts.nameOf(userId),
    maxBytes,
    now,
  };
  const oneOfFew = largeAnswer(turns);
  screenplayRoutes(app, { ...scripts, authentication: auth, limits, oneOfFew });
  refinementRoutes(app, {
    available: config.ai !== undefined,
    runs: new RefinementRepo(openOrm(pool)),
    putJob: deps.putJob,
    readState,
    authentication: auth,
    now,
  });
  letterRoutes(app, { dataDir: config.dataDir, limits, now });
  const printing = { readState, printer, authentication: auth, oneOfFew, now };
  callsheetRoutes(app, { ...printing, files });
  reportRoutes(app, { ...printing, files });
  const readText = (id: Id, screenplayId: Id) => deps.screenplays.readText(id, screenplayId);
  sidesRoute(app, { ...printing, readText });
  scriptRoutes(app, { ...printing, files, readText });
  sampleRoute(app, {
    ...{ files, runAs, storage: deps.storage, readScript: readInSandbox, authentication: auth, limits, now },
    samples: new SampleRepo(openOrm(pool)),
  });
  importRoute(app, {
    ...{ files, runAs, storage: deps.storage, authentication: auth, limits, now },
    ...{ dataDir: config.dataDir, mostBytes: config.maxImportBytes, maxFileBytes: config.maxFileBytes },
  });
  exportRoutes(app, {
    ...{ readState, printer, files, authentication: auth, limits, oneOfFew, now },
    exports: new ExportRepo(openOrm(pool)),
    texts: core.store,
    onUnprinted: (error, path) =>
      deps.log.error({ err: error, path }, 'a document was left out of an export'),
  });
  historyRoutes(app, {
    history: new HistoryRepo(openOrm(pool)),
    ...{ readState, authentication: auth, oneOfFew, now },
  });
  sheetFileRoutes(app, { readState, files, authentication: auth, oneOfFew });
  attachmentRoutes(app, { readState, files, previews: deps.previews, authentication: auth, oneOfFew });
  uploadRoutes(app, {
    uploads: deps.uploads,
    mayAttach: mayAttachIn(readState),
    maxBytes: config.maxFileBytes,
    authentication: auth,
    limits,
  });
  logoRoutes(app, { readState, files, authentication: auth, limits });
  tableRoutes(app, { readState, authentication: auth, limits });
  formRoutes(app, { readState, files, authentication: auth, limits, oneOfFew, now });
  callLinkRoutes(app, {
    callLinks: deps.callLinks,
    readState,
    publicUrl: config.publicUrl,
    authentication: auth,
  });
  contactsRoute(app, { readState, authentication: auth, linkDays: config.callLinkDays, now });
  callWaysRoute(app, { ...deps.callDelivery, readState, authentication: auth, mail });
  callDeliveryRoutes(app, { ...deps.callDelivery, readState, authentication: auth, mail, now });
  handshakeRoute(app, auth, config.publicUrl);
  descriptionRoute(app);
}

/** Fastify's types know no number of hops any more; as a function it is the same. */
function trustProxy({ trustProxy: said }: Config): FastifyServerOptions['trustProxy'] {
  return typeof said === 'number' ? (_address: string, hop: number) => hop < said : said;
}

/** Asked by the socket door alone: who stands there, and whether one of our own pages has sent them. */
function handshakeRoute(app: App, auth: Authentication, publicUrl: string | undefined): void {
  const check = ownPagesOnly(publicUrl);
  app.get('/socket/handshake', { preHandler: auth.requireUser, schema: { hide: true } }, async (request) => {
    check(request);
    const { _id, familyId } = signedIn(request);
    return { data: { _id, familyId, address: addressKey(request.ip) } };
  });
}
