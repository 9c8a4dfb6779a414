import type { Readable } from 'node:stream';
import { can, type Id, memberOf } from '@ddak/domain';
import type { Avatars } from '../../db/avatars.ts';
import type { StoredFile } from '../../db/file-rows.ts';
import { asAccount, asSystem } from '../../db/reader.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { entryName } from '../../zip/entry-name.ts';
import { type ZipEntry, zipped } from '../../zip/zipped.ts';
import type { MyDataRepo } from './repo.ts';

export interface MyDataParts {
  readonly myData: MyDataRepo;
  readonly avatars: Pick<Avatars, 'ownOf'>;
  readonly files: Pick<ProjectFiles, 'open'>;
  readonly states: ProjectStates;
  /** What they have sent from the public pages, a line of JSON each. */
  readonly lettersOf: (email: string) => Promise<readonly string[]>;
}

/**
 * PD4: everything that we keep of somebody, as a ZIP: a JSON file for each table, and the files that they have
 * uploaded where they may still read them. Made while it is sent.
 */
export const packMyData = (parts: MyDataParts, me: { readonly _id: Id; readonly email: string }): Readable =>
  zipped(entries(parts, me));

async function* entries(
  { myData, avatars, files, states, lettersOf }: MyDataParts,
  me: { readonly _id: Id; readonly email: string },
): AsyncGenerator<ZipEntry> {
  for await (const { name, rows } of myData.tables(me._id))
    if (rows.length > 0) yield { name: `data/${name}.json`, bytes: [JSON.stringify(rows, null, 1)] };
  const letters = await lettersOf(me.email);
  if (letters.length > 0) yield { name: 'data/letters.json', bytes: [`[${letters.join(',\n')}]`] };
  const avatar = await asAccount(me._id, () => avatars.ownOf(me._id));
  if (avatar) yield { name: 'files/avatar.png', bytes: [avatar] };
  for (const file of await asSystem('ownData', () => myData.filesOf(me._id))) {
    if (!(await mayRead(states, file, me._id))) continue;
    const found = await asAccount(me._id, () => files.open(file.projectId, file._id));
    if (found) yield { name: `files/${file._id}/${entryName(file.name)}`, bytes: found.bytes };
  }
}

/** Whoever has left a project does not take its script along, nor what hangs on its call sheets. */
async function mayRead(states: ProjectStates, { projectId, kind }: StoredFile, userId: Id): Promise<boolean> {
  const view = await states.current(projectId, userId);
  if (view === null || (await states.isLocked(view.state, userId))) return false;
  return can(memberOf(view.state, userId), 'read', kind === 'script' ? 'screenplay' : 'callsheet');
}
