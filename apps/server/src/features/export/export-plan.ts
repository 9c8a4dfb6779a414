import { type Id, type ProjectState, versionsOf } from '@ddak/domain';
import { EXPORT_PATHS, type ExportedFile, type ExportedText } from '@ddak/protocol';
import { asAccount } from '../../db/reader.ts';
import { inTurns } from '../../print/in-turns.ts';
import { entryName } from '../../zip/entry-name.ts';
import { namedIds } from './named-ids.ts';
import type { ExportRepo } from './repo.ts';

/** What is exported, of one moment: rows are never changed in place. */
export interface ExportPlan {
  readonly projectId: Id;
  readonly userId: Id;
  readonly title: string;
  readonly state: ProjectState;
  readonly texts: readonly ExportedText[];
  readonly files: readonly ExportedFile[];
}

/** EX2: the rows as they are, and of files and texts those that a row names. */
export async function planExport(
  repo: ExportRepo,
  state: ProjectState,
  { projectId, userId }: { readonly projectId: Id; readonly userId: Id },
): Promise<ExportPlan> {
  const named = await inTurns(namedIds(state));
  const [files, texts] = await asAccount(userId, () =>
    Promise.all([repo.filesOf(projectId), repo.textsOf(projectId)]),
  );
  return {
    ...{ projectId, userId, state },
    title: state.project.get(projectId)?.title ?? '',
    texts: [...state.screenplay.keys()]
      .filter((id) => texts.has(id))
      .map((screenplayId) => ({ screenplayId, path: `${EXPORT_PATHS.texts}${screenplayId}.json` })),
    files: files
      .filter(({ _id }) => named.has(_id))
      .map(({ _id, kind, contents, name, size, createdAt }) => ({
        ...{ _id, kind, contents, name, size, createdAt },
        path: `${EXPORT_PATHS.files}${_id}-${entryName(name)}`,
      })),
  };
}

/** How many documents are printed for it: the scene list, each board twice, each version of a sheet. */
export const countDocuments = ({ state }: ExportPlan): number =>
  1 + 2 * state.board.size + state.callsheetVersion.size;

/** Issued versions, sheet by sheet, as they follow each other. */
export const issuedVersions = (state: ProjectState) =>
  [...state.callsheet.keys()].flatMap((id) => versionsOf(state, id).toReversed());
