import { setTimeout as pause } from 'node:timers/promises';
import type { Screenplay } from '@ddak/domain';
import { newId } from '../new-id.ts';
import type { TestPerson } from './test-person.ts';

/** The tables of a project as this person is sent them. */
export async function tablesOf<T>(person: TestPerson, projectId: string): Promise<T> {
  const { body } = await person.call('GET', `/projects/${projectId}/feed`);
  const [message] = (body.data?.messages ?? []) as unknown as { tables: T }[];
  return message!.tables;
}

/** Uploads a text as a script, and waits until it has been read; the id of the version. */
export async function uploadAndRead(
  owner: TestPerson,
  { projectId, episodeId }: { readonly projectId: string; readonly episodeId: string },
  text: string,
): Promise<string> {
  const screenplayId = newId();
  const form = new FormData();
  for (const [name, value] of Object.entries({ screenplayId, episodeId, label: '' })) form.set(name, value);
  form.set('file', new Blob([text]), '정류장.txt');
  await owner.call('POST', `/projects/${projectId}/screenplays`, form);
  for (;;) {
    const { screenplay } = await tablesOf<{ screenplay: Screenplay[] }>(owner, projectId);
    if (screenplay.find(({ _id }) => _id === screenplayId)?.state === 'review') return screenplayId;
    await pause(50);
  }
}
