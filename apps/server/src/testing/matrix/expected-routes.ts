import type { Expected, Kind } from './kinds.ts';
import type { Objects, World } from './world.ts';

/** One route: what everybody gets of it where the object is one of the project, and how it is asked. */
export interface RouteRow {
  readonly own: Expected;
  /** What stands in the path's places; the project's id stands in `id` where nothing is said. */
  readonly ids?: (objects: Objects, world: World) => Promise<Ids> | Ids;
  readonly body?: (objects: Objects) => unknown;
  readonly query?: string;
  /** The session is spent by it: a fresh one is taken. */
  readonly spends?: true;
}
export type Ids = Readonly<Record<string, string>>;

const SIGNED_OUT: readonly Kind[] = ['anonymous', 'deleted'];
const OUTSIDE: readonly Kind[] = ['stranger', 'asker', 'removed'];
/** Of every project route: no session, and no part in it. */
const CLOSED = { 401: SIGNED_OUT, 404: OUTSIDE } as const;
const READS_SCRIPT: readonly Kind[] = ['member', 'lead', 'otherLead', 'editor', 'manager', 'owner'];
const WRITES_SCRIPT: readonly Kind[] = ['editor', 'manager', 'owner'];
const WRITES_CREW: readonly Kind[] = ['manager', 'owner'];

/** Open to everybody; what is sent is wrong, so that nothing comes of it. */
const ANYBODY_WRONGLY = { own: { 400: 'all the others' }, body: () => ({}) } as const satisfies RouteRow;
const ANYBODY = { own: { 200: 'all the others' } } as const satisfies RouteRow;
const SIGNED_IN = { own: { 401: SIGNED_OUT, 200: 'all the others' } } as const satisfies RouteRow;
/** Of what is done by a session that was confirmed a moment ago alone (AC21). */
const ASKED_AGAIN = { own: { 401: SIGNED_OUT, 403: 'all the others' } } as const satisfies RouteRow;
const ofScript = ({ screenplayId: sid }: Objects): Ids => ({ sid });

/** Every route of the API. One without a row fails the matrix. */
export const EXPECTED_ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /docs': ANYBODY,
  'GET /health': ANYBODY,
  'GET /openapi.json': ANYBODY,
  'GET /patchnotes/public': ANYBODY,
  'POST /letters/early-bird': ANYBODY_WRONGLY,
  'POST /letters/feedback': ANYBODY_WRONGLY,
  'POST /auth/signup': ANYBODY_WRONGLY,
  'POST /auth/signin': ANYBODY_WRONGLY,
  'POST /auth/email/confirm': ANYBODY_WRONGLY,
  'POST /auth/password/reset': ANYBODY_WRONGLY,
  'POST /auth/password/reset/confirm': ANYBODY_WRONGLY,
  'POST /user-crew-requests/invite/signup': ANYBODY_WRONGLY,
  'POST /user-crew-requests/invite/signin': ANYBODY_WRONGLY,
  'GET /invitations/:code': { own: { 404: 'all the others' }, ids: () => ({ code: 'nobody-made-this' }) },
  // By an address that is a secret, and nobody's session.
  'GET /calendar/:name': { own: { 404: 'all the others' }, ids: () => ({ name: 'nobody-made-this.ics' }) },

  'POST /auth/refresh': { ...SIGNED_IN, spends: true },
  'POST /auth/signout': { ...ANYBODY, spends: true },
  'POST /auth/forcesignout': { ...ANYBODY, spends: true },
  'GET /auth/permissions': SIGNED_IN,
  'GET /auth/sessions': SIGNED_IN,
  'GET /auth/storage': SIGNED_IN,
  'GET /auth/user/data': SIGNED_IN,
  'GET /auth/user/deletion': SIGNED_IN,
  'GET /socket/handshake': SIGNED_IN,
  'GET /auth/user/consents': SIGNED_IN,
  'PATCH /auth/user/consents': { ...SIGNED_IN, body: () => ({ marketing: true }) },
  'PATCH /auth/user': { ...SIGNED_IN, body: () => ({ phone: '010-0000-2222' }) },
  'POST /auth/email/resend': SIGNED_IN,
  // Somebody else's session is met as one that has ended: nothing happens, and nothing is said.
  'DELETE /auth/sessions/:id': {
    ...SIGNED_IN,
    ids: async (objects, world) => ({ id: await world.sessionOf(objects) }),
  },
  'PATCH /auth/password': {
    own: { 401: SIGNED_OUT, 403: 'all the others' },
    body: () => ({ currentPassword: '틀린 비밀번호', newPassword: '더 좋은 비밀번호예요' }),
  },
  'POST /auth/confirm': {
    own: { 401: SIGNED_OUT, 403: 'all the others' },
    body: () => ({ password: '틀린 비밀번호' }),
  },
  'DELETE /auth/user': { own: { 401: SIGNED_OUT, 403: 'all the others' } },
  'POST /auth/key/:key': {
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    ids: () => ({ key: 'no-such-key' }),
  },
  'GET /auth/second-factor': SIGNED_IN,
  // Nobody's session was confirmed: what changes how one signs in is asked again.
  'POST /auth/second-factor/totp': ASKED_AGAIN,
  'POST /auth/second-factor/totp/confirm': { ...ASKED_AGAIN, body: () => ({ code: '123456' }) },
  'DELETE /auth/second-factor/totp': ASKED_AGAIN,
  'POST /auth/second-factor/recovery-codes': ASKED_AGAIN,
  'POST /auth/second-factor/passkeys/options': ASKED_AGAIN,
  'POST /auth/second-factor/passkeys': {
    ...ASKED_AGAIN,
    body: () => {
      const made = { clientDataJSON: 'AA', attestationObject: 'AA' };
      return { name: '새것', response: { id: 'AA', rawId: 'AA', type: 'public-key', response: made } };
    },
  },
  'PATCH /auth/second-factor/passkeys/:id': {
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    ids: async (objects, world) => ({ id: await world.passkeyOf(objects) }),
    body: () => ({ name: '남의 것' }),
  },
  'DELETE /auth/second-factor/passkeys/:id': {
    ...ASKED_AGAIN,
    ids: async (objects, world) => ({ id: await world.passkeyOf(objects) }),
  },
  'GET /push': SIGNED_IN,
  'GET /avatars': SIGNED_IN,
  'GET /avatars/:pid': {
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    ids: ({ nobody: pid }) => ({ pid }),
  },
  // 400: they may, and have sent no file.
  'POST /me/avatar': { own: { 401: SIGNED_OUT, 400: 'all the others' }, body: () => new FormData() },
  'DELETE /me/avatar': SIGNED_IN,
  'GET /me/schedule': SIGNED_IN,
  'GET /me/calendar-feed': SIGNED_IN,
  'POST /me/calendar-feed': SIGNED_IN,
  'DELETE /me/calendar-feed': SIGNED_IN,
  'GET /me/notices': SIGNED_IN,
  'POST /me/notices/read': { ...SIGNED_IN, body: () => ({}) },
  'GET /me/notice-settings': SIGNED_IN,
  'PUT /me/notice-settings': { ...SIGNED_IN, body: () => ({ choices: {}, quiet: null }) },
  'GET /me/grid-layouts': SIGNED_IN,
  'PUT /me/grid-layouts/:grid': {
    ...SIGNED_IN,
    ids: () => ({ grid: 'scene' }),
    body: () => ({ layout: null }),
  },
  'GET /me/push-subscription': SIGNED_IN,
  'PUT /me/push-subscription': {
    own: { 401: SIGNED_OUT, 422: 'all the others' },
    body: () => ({
      endpoint: 'https://localhost/nobody',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
  },
  // That of one's own session alone: no id is asked for.
  'DELETE /me/push-subscription': SIGNED_IN,
  'GET /user-crew-requests': SIGNED_IN,
  'POST /user-crew-requests': {
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    body: () => ({ inviteCode: 'nobody-made-this' }),
  },
  'DELETE /user-crew-requests/:id': {
    own: { 401: SIGNED_OUT, 200: ['asker'], 404: 'all the others' },
    ids: async (objects, world) => ({ id: await world.requestOfAsker(objects) }),
  },

  'GET /projects': SIGNED_IN,
  'POST /sample-project': { own: { 401: SIGNED_OUT, 201: 'all the others' } },
  // 415: they may, and have sent nothing that is a file.
  'POST /imported-projects': {
    own: { 401: SIGNED_OUT, 415: 'all the others' },
    body: () => ({}),
    query: 'consents=yes',
  },
  // What is refused is refused in the results: of a project of others as of none.
  'POST /projects/:id/commands': {
    own: { 401: SIGNED_OUT, 200: 'all the others' },
    body: ({ command }) => ({ commands: [command('editProject', { patch: {} })] }),
  },
  // Who takes no part hears that the feed has ended, as of a project that is not there.
  'GET /projects/:id/feed': { own: { 401: SIGNED_OUT, 200: 'all the others' }, query: 'wait=0' },
  'POST /projects/:id/owner': {
    own: { ...CLOSED, 409: ['owner'], 403: 'all the others' },
    // To nobody: there is no way back for the tests that follow.
    body: ({ nobody }) => ({ memberId: nobody }),
  },
  'POST /projects/:id/deletion': {
    own: { ...CLOSED, 409: ['owner'], 403: 'all the others' },
    // By a title that it has not: it is needed on.
    body: () => ({ title: '다른 작품' }),
  },
  'GET /projects/:id/invitations': { own: { ...CLOSED, 200: WRITES_CREW, 403: 'all the others' } },
  'POST /projects/:id/invitations': {
    own: { ...CLOSED, 201: WRITES_CREW, 403: 'all the others' },
    body: () => ({ role: 'guest', days: 1, uses: 1 }),
  },
  'DELETE /projects/:id/invitations/:invitationId': {
    own: { ...CLOSED, 200: WRITES_CREW, 403: 'all the others' },
    ids: async (objects, world) => ({ invitationId: await world.invitationOf(objects) }),
  },
  'POST /projects/:id/screenplays': {
    // 400: they may, and have sent no file.
    own: { ...CLOSED, 400: WRITES_SCRIPT, 403: 'all the others' },
    body: ({ nobody, episodeId }) => {
      const form = new FormData();
      form.set('screenplayId', nobody);
      form.set('episodeId', episodeId);
      return form;
    },
  },
  'POST /projects/:id/screenplays/:sid/password': {
    // 409: they may, and the file has none.
    own: { ...CLOSED, 409: WRITES_SCRIPT, 403: 'all the others' },
    ids: ofScript,
    body: () => ({ password: '열려라' }),
  },
  'GET /projects/:id/screenplays/:sid/text': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    ids: ofScript,
  },
  'GET /projects/:id/screenplays/:sid/refinement': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    ids: ofScript,
  },
  'POST /projects/:id/screenplays/:sid/refinement': {
    // 409: they may, and there is no model.
    own: { ...CLOSED, 409: WRITES_SCRIPT, 403: 'all the others' },
    ids: ofScript,
  },
  'DELETE /projects/:id/screenplays/:sid/refinement': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ofScript,
  },
  'GET /projects/:id/files/:fid': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    ids: ({ fileId: fid }) => ({ fid }),
  },
  'GET /projects/:id/callsheets/:cid.:format': {
    // What was issued is for all of them.
    own: { ...CLOSED, 200: [...READS_SCRIPT, 'guest'] },
    ids: ({ callsheetId: cid }) => ({ cid, format: 'xlsx' }),
  },
  'GET /projects/:id/callsheets/:cid/report.:format': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ({ callsheetId: cid }) => ({ cid, format: 'xlsx' }),
  },
  'GET /projects/:id/callsheets/:cid/sides.pdf': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    ids: ({ callsheetId: cid }) => ({ cid }),
  },
  'GET /projects/:id/callsheets/:cid/contacts': {
    // CS101: whom to call stands on it for everybody whom it goes to.
    own: { ...CLOSED, 200: [...READS_SCRIPT, 'guest'] },
    ids: ({ callsheetId: cid }) => ({ cid }),
  },
  'POST /projects/:id/callsheets/:cid/links': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ({ callsheetId: cid }) => ({ cid }),
    body: () => ({ kind: 'room' }),
  },
  'POST /projects/:id/callsheets/:cid/link-list': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ({ callsheetId: cid }) => ({ cid }),
    body: ({ nobody: id }) => ({ to: [{ kind: 'crew', id }] }),
  },
  'DELETE /projects/:id/callsheets/:cid/links': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ({ callsheetId: cid }) => ({ cid }),
    body: () => ({ kind: 'room' }),
  },
  'POST /projects/:id/uploads': {
    // 422: they may, and the file is empty.
    own: { ...CLOSED, 422: READS_SCRIPT, 403: 'all the others' },
    body: ({ nobody: uploadId }) => ({ uploadId, name: '약도.pdf', size: 0 }),
  },
  // 404: they may, and have sent nothing by that id.
  'GET /projects/:id/uploads/:uid': {
    own: { 401: SIGNED_OUT, 404: [...OUTSIDE, ...READS_SCRIPT], 403: 'all the others' },
    ids: ({ nobody: uid }) => ({ uid }),
  },
  'PATCH /projects/:id/uploads/:uid': {
    own: { 401: SIGNED_OUT, 404: [...OUTSIDE, ...READS_SCRIPT], 403: 'all the others' },
    ids: ({ nobody: uid }) => ({ uid }),
    query: 'from=0',
  },
  'DELETE /projects/:id/uploads/:uid': {
    own: { 401: SIGNED_OUT, 404: [...OUTSIDE, ...READS_SCRIPT], 403: 'all the others' },
    ids: ({ nobody: uid }) => ({ uid }),
  },
  'GET /projects/:id/attachments/:aid/file': {
    // 404: they may, and nothing hangs there by that id.
    own: { 401: SIGNED_OUT, 404: [...OUTSIDE, ...READS_SCRIPT], 403: 'all the others' },
    ids: ({ nobody: aid }) => ({ aid }),
  },
  'GET /projects/:id/attachments/:aid/preview': {
    own: { 401: SIGNED_OUT, 404: [...OUTSIDE, ...READS_SCRIPT], 403: 'all the others' },
    ids: ({ nobody: aid }) => ({ aid }),
    query: 'size=small',
  },
  'GET /projects/:id/callsheets/:cid/files/:eid': {
    // 404: they may, and it has no such file.
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    ids: ({ callsheetId: cid, nobody: eid }) => ({ cid, eid }),
  },
  'POST /projects/:id/callsheet-logos': {
    // 400: they may, and have sent no file.
    own: { ...CLOSED, 400: WRITES_SCRIPT, 403: 'all the others' },
    body: () => new FormData(),
  },
  'GET /projects/:id/callsheet-logos/:fid': {
    // 404: they may, and the file is no logo.
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    ids: ({ fileId: fid }) => ({ fid }),
  },
  'GET /projects/:id/callsheets/:cid/ways': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ({ callsheetId: cid }) => ({ cid }),
  },
  'GET /projects/:id/callsheet-versions/:vid/deliveries': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ({ versionId: vid }) => ({ vid }),
  },
  'POST /projects/:id/callsheet-versions/:vid/deliveries': {
    own: { ...CLOSED, 200: WRITES_SCRIPT, 403: 'all the others' },
    ids: ({ versionId: vid }) => ({ vid }),
    body: ({ nobody }) => ({ to: [`crew:${nobody}`] }),
  },
  'POST /projects/:id/tables': {
    own: { ...CLOSED, 400: WRITES_SCRIPT, 403: 'all the others' },
    body: () => new FormData(),
  },
  'POST /projects/:id/callsheet-forms': {
    own: { ...CLOSED, 400: WRITES_SCRIPT, 403: 'all the others' },
    body: () => new FormData(),
  },
  'GET /projects/:id/callsheet-forms/:fid': {
    // 404: they may, and the file is no form.
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    ids: ({ fileId: fid }) => ({ fid }),
  },
  'GET /projects/:id/callsheets/:cid/own-form.xlsx': {
    // 404: they may, and the project has no form.
    own: { 401: SIGNED_OUT, 404: 'all the others' },
    ids: ({ callsheetId: cid }) => ({ cid }),
  },
  'GET /projects/:id/callsheet-form-sample.xlsx': { own: { ...CLOSED, 200: 'all the others' } },
  'GET /projects/:id/boards/:bid.:format': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    ids: ({ boardId: bid }) => ({ bid, format: 'xlsx' }),
  },
  // EX1: the owner's alone.
  'GET /projects/:id/export': { own: { ...CLOSED, 200: ['owner'], 403: 'all the others' } },
  'GET /projects/:id/export/contents': { own: { ...CLOSED, 200: ['owner'], 403: 'all the others' } },
  'GET /projects/:id/history': { own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] } },
  'GET /projects/:id/history/:cid/restore': {
    // No command has the id of a board.
    own: { 401: SIGNED_OUT, 403: ['guest'], 404: 'all the others' },
    ids: ({ boardId: cid }) => ({ cid }),
    query: 'scope=plan',
  },
  'GET /projects/:id/history/:cid/restore-part': {
    own: { 401: SIGNED_OUT, 403: ['guest'], 404: 'all the others' },
    ids: ({ boardId: cid }) => ({ cid }),
    query: 'row=01900000-0000-7000-8000-000000000000',
  },
  'GET /projects/:id/report.:format': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    // A workbook tells the second in which it was made.
    ids: () => ({ format: 'csv' }),
  },
  'GET /projects/:id/crew-list.:format': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    ids: () => ({ format: 'csv' }),
  },
  'GET /projects/:id/shooting-days.ics': { own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] } },
  'GET /projects/:id/schedule.uss': { own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] } },
  'GET /projects/:id/episodes/:eid/script.fdx': {
    own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] },
    ids: ({ episodeId: eid }) => ({ eid }),
  },
  'GET /projects/:id/scenes.xlsx': { own: { ...CLOSED, 200: READS_SCRIPT, 403: ['guest'] } },
};
