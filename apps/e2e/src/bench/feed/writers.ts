import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Id } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import { sentCommand } from '../../harness/program.ts';
import { answerQuestions } from './process-of-its-own.ts';

/** Moves rows about at a steady pace, whatever is answered: so many a second, for so long. */
export interface WritersAsked {
  readonly url: string;
  readonly projectId: Id;
  readonly cookies: readonly string[];
  readonly rows: readonly Id[];
  readonly days: readonly Id[];
  readonly perSecond: number;
  readonly seconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Whether it has changed something, once it is acknowledged: one that another has overtaken may find nothing to do. */
const post = (url: string, cookie: string, body: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const outcome =
          answer.statusCode === 200
            ? (JSON.parse(text) as { data: { results: CommandResult[] } }).data.results[0]?.outcome
            : undefined;
        if (outcome === undefined || outcome === 'refused') reject(new Error(text));
        else resolve(outcome !== 'nothing');
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Answers how many of them have changed something and were acknowledged within their time. */
answerQuestions<WritersAsked>(async ({ url, projectId, cookies, rows, days, perSecond, seconds }) => {
  const path = `${url}/api/projects/${projectId}/commands`;
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  let acknowledged = 0;
  for (let i = 0; i < perSecond * seconds; i++) {
    const early = begun + (i * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    const rowIds = [rows[(i * 7) % rows.length]];
    const command = sentCommand('moveRows', {
      rowIds,
      toTimetableId: days[(i * 3 + 1) % days.length],
      afterRowId: null,
    });
    const answered = post(path, cookies[i % cookies.length]!, JSON.stringify({ commands: [command] }));
    sent.push(
      answered.then((changed) => {
        if (changed) acknowledged += 1;
      }),
    );
  }
  const left = begun + seconds * 1000 - performance.now();
  if (left > 0) await pause(left);
  const inTime = acknowledged;
  await Promise.all(sent);
  return inTime;
});
