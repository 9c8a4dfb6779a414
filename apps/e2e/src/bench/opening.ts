import { get } from 'node:http';
import type { Id } from '@ddak/domain';
import { LongestHold } from '../harness/beside-server.ts';
import { crowdOnServer, inDatabase } from '../harness/crowd-on-server.ts';
import { filmOnServer } from '../harness/film-on-server.ts';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';

const PEOPLE = 10;
const SIZES = [5_000, 50_000];
const SCENES = 200;

/**
 * Ten people ask in one moment for all of a project, as browsers do (by HTTP, compressed): until the last has it, and
 * for how long the server's event loop was held at most. `cold`: the server has just been started; `warm`: once more.
 */
export async function run(): Promise<object> {
  const opening = [];
  for (const rows of SIZES) opening.push(await openedBy(PEOPLE, rows));
  return opening;
}

async function openedBy(people: number, rows: number): Promise<object> {
  const hold = new LongestHold();
  const server = await RealServer.start(hold.env);
  try {
    const owner = await Program.join(server.url, '조감독');
    const editor = await Program.join(server.url, '스태프');
    const { projectId } = await filmOnServer(owner, { scenes: SCENES, days: 20, items: 1 });
    await editor.joinProject(server, owner, projectId, 'editor');
    const cookies = await crowdOnServer(server, projectId, { like: editor, size: people });
    await inDatabase(server, (client) =>
      client.query(
        `insert into breakdown_item
         select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'name', one.name || n))).*
         from breakdown_item one, generate_series(1, $2) n where one.project_id = $1`,
        [projectId, Math.ceil(rows / SCENES)],
      ),
    );
    const open = async () => {
      await hold.read(server);
      const begun = performance.now();
      const bytes = await Promise.all(cookies.map((cookie) => snapshot(server.url, projectId, cookie)));
      const allReadyMs = Math.round(performance.now() - begun);
      return { allReadyMs, longestHoldMs: await hold.read(server), kB: Math.round(bytes[0]! / 1000) };
    };
    return { rows, people, cold: await open(), warm: await open() };
  } finally {
    await server.close();
  }
}

/** Takes all that the project has, and answers how many bytes came over the line. */
const snapshot = (url: string, projectId: Id, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' };
    get(`${url}/api/projects/${projectId}/feed?wait=0`, { headers, agent: false }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.byteLength;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`The snapshot was answered ${answer.statusCode}.`));
      });
    }).on('error', reject);
  });
