import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nameReader, SYSTEM } from '../../db/reader.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import { addressKey } from '../../http/address-key.ts';
import type { App } from '../../http/app.ts';
import type { Attempts } from '../../http/attempts.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { sendAttached } from '../../http/send-attached.ts';
import { findInRoom } from './find-in-room.ts';
import { isReading } from './is-reading.ts';
import { type LinkReaderParts, type OpenedLink, openLink } from './open-link.ts';
import { confirmForm, type Typed } from './page/confirm-form.ts';
import { calmPage } from './page/frame.ts';
import { linkPage } from './page/link-page.ts';
import { linkView } from './page/link-view.ts';
import { PAGE_POLICY } from './page/page-style.ts';
import { type ReceiveParts, receive, saidBefore } from './receive.ts';

const MINUTE = 60_000;
/** CS59: wrong answers of a room, by the name that was typed, by the link, by where they come from. */
export const ROOM_RULES = {
  roomName: { max: 5, withinMs: 15 * MINUTE },
  roomLink: { max: 60, withinMs: 15 * MINUTE },
  roomAddress: { max: 15, withinMs: 15 * MINUTE },
} as const;

export interface LinkPageDeps extends LinkReaderParts, ReceiveParts {
  readonly files: Pick<ProjectFiles, 'openKind' | 'readKind'>;
  readonly limits: RateLimits;
  readonly attempts: Attempts<keyof typeof ROOM_RULES>;
}

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'content-security-policy': PAGE_POLICY,
} as const;

/** CS54: said of every link that leads nowhere, whatever the reason. */
const NOWHERE = calmPage(
  '열 수 없는 링크예요',
  '기한이 지났거나 끊긴 링크예요. 일촬표를 보낸 사람에게 새 링크를 받아 주세요.',
);
const NO_FILE = calmPage('이제 없는 파일이에요', '일촬표가 바뀌었어요. 일촬표 링크를 다시 열어 주세요.');
const TAKEN_BACK = calmPage('회수된 일촬표예요', '다시 발행하면 이 링크에서 볼 수 있어요.');
/** One clear point. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const params = z.object({ token: z.string().max(200) });
const querySchema = z.object({
  seen: z.string().max(60).optional(),
  ok: z.string().max(9).optional(),
  file: z.string().max(60).optional(),
  logo: z.string().max(60).optional(),
});
const formSchema = z.object({
  version: z.string().max(60),
  name: z.string().max(200).default(''),
  digits: z.string().max(40).default(''),
});

/** `/c/:token`: an issued sheet for people without an account, as a page without scripts. */
export function linkPageRoutes(app: App, deps: LinkPageDeps): void {
  const preHandler = async (): Promise<void> => nameReader(SYSTEM);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(
    '/:token',
    { preHandler, config: deps.limits.callLink, schema: { params, querystring: querySchema, hide: true } },
    async (request, reply) => {
      const opened = await openLink(deps, request.params.token);
      const { seen, ok, file, logo } = request.query;
      if (seen !== undefined) return point(deps, request, reply, opened, seen);
      if (file !== undefined && opened?.version) return sendFile(deps, reply, opened, file);
      if (logo !== undefined && opened?.version) return sendLogo(deps, reply, opened);
      return show(deps, reply, opened, ok === undefined ? null : 'done');
    },
  );
  app.post(
    '/:token',
    {
      preHandler,
      config: { ...deps.limits.callLinkConfirm, byLink: true },
      schema: { params, body: formSchema, hide: true },
    },
    async (request, reply) => {
      const opened = await openLink(deps, request.params.token);
      if (!opened?.version) return show(deps, reply, opened, null);
      const { version: versionId, ...typed } = request.body;
      const room = opened.to === null;
      const to = opened.to ?? whoInRoom(deps, request, { ...opened, version: opened.version }, typed);
      if (!to) return show(deps, reply.status(422), opened, 'wrong');
      const way = room ? 'room' : 'link';
      const isNoted = await receive(deps, opened, { versionId, to, way, confirms: true });
      return reply.headers(HEADERS).redirect(isNoted && room ? '?ok=1' : '?', 303);
    },
  );
}

/** CS59: who has typed their name and digits. Too many wrong answers are met as one more. */
function whoInRoom(
  { attempts }: LinkPageDeps,
  request: FastifyRequest,
  { linkId, state, version }: OpenedLink & { readonly version: NonNullable<OpenedLink['version']> },
  typed: { readonly name: string; readonly digits: string },
) {
  const name = `${linkId} ${typed.name.normalize('NFC').replace(/\s+/g, '')}`;
  const counted = [
    attempts.isOver('roomName', name),
    attempts.isOver('roomLink', linkId),
    attempts.isOver('roomAddress', addressKey(request.ip)),
  ];
  const found = findInRoom(state, version.sheet, typed);
  if (counted.includes(true) || !found) return undefined;
  attempts.clear('roomName', name);
  return found;
}

async function point(
  deps: LinkPageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedLink | undefined,
  versionId: string,
): Promise<FastifyReply> {
  if (opened?.to && isReading(request))
    await receive(deps, opened, { versionId, to: opened.to, way: 'link', confirms: false });
  return reply.headers(HEADERS).type('image/gif').send(POINT);
}

/** CS82: a file of the version that the link opens. */
async function sendFile(
  { files }: LinkPageDeps,
  reply: FastifyReply,
  { projectId, version }: OpenedLink,
  entryId: string,
): Promise<FastifyReply> {
  reply.headers(HEADERS);
  const isHidden = version?.sheet.hiddenBlocks.includes('files');
  const entry = isHidden ? undefined : version?.sheet.files?.find(({ _id }) => _id === entryId);
  const found = entry?.fileId ? await files.openKind('attachment', projectId, entry.fileId) : undefined;
  if (entry && found) return sendAttached(reply, entry.name, found);
  return reply.status(404).type('text/html; charset=utf-8').send(NO_FILE);
}

/** CS67: the picture at the head of the version that the link opens. */
async function sendLogo(
  { files }: LinkPageDeps,
  reply: FastifyReply,
  { projectId, version }: OpenedLink,
): Promise<FastifyReply> {
  reply.headers(HEADERS);
  const { logo } = version?.sheet ?? {};
  const png = logo ? await files.readKind('logo', projectId, logo) : undefined;
  return png ? reply.type('image/png').send(png) : reply.status(404).type('image/gif').send(POINT);
}

function show(
  deps: LinkPageDeps,
  reply: FastifyReply,
  opened: OpenedLink | undefined,
  typed: Typed,
): FastifyReply {
  reply.headers(HEADERS).type('text/html; charset=utf-8');
  if (!opened) return reply.status(404).send(NOWHERE);
  const { version, state, to } = opened;
  if (!version) return reply.send(TAKEN_BACK);
  const view = linkView({ ...opened, version }, saidBefore(state, version, to), deps.now());
  return reply.send(linkPage(view, confirmForm(view, typed)));
}
