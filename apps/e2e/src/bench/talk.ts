import type { Page } from 'playwright-core';
import type { WebSocket } from 'ws';
import { inDatabase } from '../harness/crowd-on-server.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { percentiles } from '../harness/percentiles.ts';
import { newId, Program, sentCommand } from '../harness/program.ts';
import type { RealServer } from '../harness/real-server.ts';
import { Sightings, watchProject } from '../harness/sightings.ts';
import { Workplace } from '../harness/workplace.ts';

const COMMENTS = 10_000;
const ATTACHMENTS = 5_000;
const SCENES = 200;
const OTHERS = 40;
const SAID = 60;
const OPENINGS = 100;
const AT_REST_MS = 300;

/**
 * A project with 10,000 comments and 5,000 links hung on its scenes: how long until the panel of a scene with 50 of them is on the
 * screen, from the press on (`opensMs`, in a browser), and until forty others have a new one (`seenMs`, by sockets).
 */
export async function run(): Promise<object> {
  const workplace = await Workplace.withOwnServer({}, { withWorker: true });
  const sockets: WebSocket[] = [];
  try {
    const { server } = workplace;
    const owner = await Program.join(server.url, '조감독');
    const film = await filmOnServer(owner, { scenes: SCENES, days: 10, items: 1 });
    const others: Program[] = [];
    for (let i = 0; i < OTHERS; i++) {
      const viewer = await Program.join(server.url, `스태프 ${i + 1}`);
      await viewer.joinProject(server, owner, film.projectId, 'member');
      others.push(viewer);
    }
    await saySoMuch(workplace, owner, film);
    const { page } = await workplace.signedIn(owner, `/projects/${film.projectId}/scenes`);
    const opensMs = await openOften(page);
    await page.context().close();
    const seen = new Sightings();
    for (const viewer of others) sockets.push(await watchProject(viewer, film.projectId, seen));
    for (let i = 0; i < SAID; i++) {
      const sent = sentCommand('addComment', said(film, i, '우산은 스무 개면 돼요'));
      seen.begin(sent._id);
      await owner.send(film.projectId, sent);
    }
    await seen.complete(SAID * OTHERS);
    return {
      comments: COMMENTS,
      attachments: ATTACHMENTS,
      others: OTHERS,
      expected: SAID * OTHERS,
      received: seen.latencies.length,
      seenMs: percentiles(seen.latencies),
      opensMs,
    };
  } finally {
    for (const socket of sockets) socket.terminate();
    await workplace.close();
  }
}

const said = (film: FilmOnServer, i: number, text: string) => ({
  ...{ commentId: newId(), targetKind: 'scene' as const, targetId: film.scenes[i % SCENES]!, parentId: null },
  text,
});

/** One comment and one link by hand, and copies of them on all scenes. */
async function saySoMuch(
  { server }: Workplace<RealServer>,
  owner: Program,
  film: FilmOnServer,
): Promise<void> {
  const { projectId, scenes } = film;
  const comment = said(film, 0, '비가 오면 어떻게 할까요?');
  await owner.run(projectId, 'addComment', comment);
  const { targetKind, targetId } = comment;
  const link = { fileId: null, link: 'https://example.com/map', size: null, contents: null };
  await owner.run(projectId, 'addAttachment', {
    ...{ attachmentId: newId(), targetKind, targetId, name: '약도' },
    ...link,
  });
  await inDatabase(server, async (client) => {
    const copy = (table: string, size: number) => {
      const ids = Array.from({ length: size }, newId);
      const targets = ids.map((_, i) => scenes[i % SCENES]);
      return client.query(
        `insert into ${table} select (jsonb_populate_record(one, to_jsonb(made))).*
         from ${table} one, unnest($2::uuid[], $3::uuid[]) made(id, target_id) where one.project_id = $1`,
        [projectId, ids, targets],
      );
    };
    await copy('comment', COMMENTS);
    await copy('attachment', ATTACHMENTS);
  });
}

/** From the press to the frame in which the panel is full of comments, again and again; the first ones warm it. */
async function openOften(page: Page) {
  const button = page.getByRole('button', { name: /^S#3 댓글/ });
  await button.waitFor();
  const times: number[] = [];
  for (let i = 0; i < OPENINGS + 3; i++) {
    const took = await button.evaluate(async (element) => {
      const from = performance.now();
      (element as HTMLElement).click();
      // As many as fill the panel; those out of sight follow.
      const there = () => document.querySelectorAll('[data-comment]').length >= 10;
      while (!there()) await new Promise(requestAnimationFrame);
      // The frame that shows it.
      await new Promise(requestAnimationFrame);
      await new Promise((shown) => setTimeout(shown));
      return performance.now() - from;
    });
    if (i >= 3) times.push(took);
    await page.getByRole('button', { name: /댓글 닫기$/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-comment]').length === 0);
    // Opened from a page at rest: the frames of the closing are not part of the next opening.
    await page.waitForTimeout(AT_REST_MS);
  }
  return percentiles(times);
}
