import {
  completeOrganised,
  type Id,
  type KeptScreenplay,
  type OrganisedScreenplay,
  organisedScreenplaySchema,
} from '@ddak/domain';
import { failureSchema } from '@ddak/protocol';
import { Dexie, type Table } from 'dexie';

interface KeptText {
  /** The user first: nobody else on this device may read it. */
  readonly key: [userId: Id, screenplayId: Id];
  readonly project: [userId: Id, projectId: Id];
  readonly text: KeptScreenplay;
}

class TextDatabase extends Dexie {
  readonly texts!: Table<KeptText, KeptText['key']>;
  constructor() {
    super('ddak-screenplay-texts');
    this.version(1).stores({ texts: 'key, project' });
  }
}

let database: TextDatabase | undefined;
const texts = (): TextDatabase['texts'] => {
  database ??= new TextDatabase();
  return database.texts;
};

/** Why a text could not be had; `message` is Korean. */
export class TextUnavailable extends Error {}

/**
 * The organised text of a version. It never changes, so the copy on this device is as good as the server's: it is
 * looked for first and opens without a line.
 * @throws TextUnavailable
 */
export async function loadScreenplayText(
  userId: Id,
  projectId: Id,
  screenplayId: Id,
): Promise<OrganisedScreenplay> {
  const kept = await texts().get([userId, screenplayId]);
  if (kept) return completeOrganised(kept.text);
  const text = await fetchText(projectId, screenplayId);
  await texts().put({ key: [userId, screenplayId], project: [userId, projectId], text });
  return text;
}

/** Takes the texts of a project off this device: its reader has lost the right to them. */
export const eraseScreenplayTexts = (userId: Id, projectId: Id): Promise<number> =>
  texts().where('project').equals([userId, projectId]).delete();

/** Takes all texts of a person off this device: they have signed out. */
export const eraseAllScreenplayTexts = (userId: Id): Promise<number> =>
  texts().where('key').between([userId, Dexie.minKey], [userId, Dexie.maxKey]).delete();

async function fetchText(projectId: Id, screenplayId: Id): Promise<OrganisedScreenplay> {
  const path = `/api/projects/${projectId}/screenplays/${screenplayId}/text`;
  const answer = await fetch(path, { credentials: 'include' }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    throw new TextUnavailable('이 기기에 받아 둔 본문이 없어요. 신호가 잡히면 다시 시도해 주세요.');
  });
  if (!answer.ok) throw new TextUnavailable(await messageOf(answer));
  const body = (await answer.json()) as { readonly data: unknown };
  return organisedScreenplaySchema.parse(body.data);
}

async function messageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const failure = failureSchema.safeParse(body);
  return failure.success ? failure.data.message : `본문을 불러오지 못했어요 (${answer.status}).`;
}
