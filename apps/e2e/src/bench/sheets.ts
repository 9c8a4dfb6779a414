import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { issueSheet, sheetOnServer } from '../harness/sheet-on-server.ts';

const SCENES = 12;
const PEOPLE = 60;
const TIMES = 7;
const KINDS = {
  pdf: '.pdf',
  phonePdf: '.pdf?form=phone',
  phonePng: '.png?form=phone',
  widePng: '.png?form=wide',
  xlsx: '.xlsx',
};

/**
 * A call sheet of 12 scenes for 60 people, issued: how long a server that has printed one before takes for each way
 * out, in milliseconds (the least and the middle of seven), and how large the room's page is, and what it asks for.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start();
  try {
    const owner = await Program.join(server.url, '조감독');
    const sheet = await sheetOnServer(owner, { scenes: SCENES, people: PEOPLE });
    const { projectId, callsheetId } = sheet;
    await issueSheet(owner, sheet);
    const times: Record<string, object> = {};
    for (const [name, ending] of Object.entries(KINDS))
      times[name] = await measure(() =>
        get(owner, `/projects/${projectId}/callsheets/${callsheetId}${ending}`),
      );
    const { url } = await owner.call<{ url: string }>(
      'POST',
      `/projects/${projectId}/callsheets/${callsheetId}/links`,
      { kind: 'room' },
    );
    const page = await (await fetch(url)).text();
    return {
      ...times,
      page: { bytes: Buffer.byteLength(page), scripts: page.match(/<script/g)?.length ?? 0 },
    };
  } finally {
    await server.close();
  }
}

async function get(owner: Program, path: string): Promise<number> {
  const answer = await fetch(`${owner.url}/api${path}`, { headers: { cookie: owner.cookies } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function measure(fetchOnce: () => Promise<number>): Promise<object> {
  let bytes = await fetchOnce();
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const before = performance.now();
    bytes = await fetchOnce();
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return {
    leastMs: Math.round(times[0]!),
    middleMs: Math.round(times[(TIMES - 1) / 2]!),
    kB: Math.round(bytes / 1000),
  };
}
