import { newId } from '../new-id.ts';
import type { Answer, Loose, TestPerson } from './test-person.ts';

/** Sends a file as a device does, in one part; what is answered to the last of it. */
export async function sendTestFile(
  person: TestPerson,
  projectId: string,
  name: string,
  bytes: Buffer,
): Promise<Answer<Loose>> {
  const uploadId = newId();
  const path = `/projects/${projectId}/uploads`;
  const begun = await person.call('POST', path, { uploadId, name, size: bytes.length });
  return begun.status === 200 ? sendPart(person, `${path}/${uploadId}`, 0, bytes) : begun;
}

/** One part of a file that was begun. */
export async function sendPart(
  person: TestPerson,
  path: string,
  from: number,
  bytes: Buffer,
): Promise<Answer<Loose>> {
  const answer = await fetch(`${person.base}/api${path}?from=${from}`, {
    method: 'PATCH',
    headers: { cookie: person.cookieHeader, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Loose, headers: answer.headers };
}
