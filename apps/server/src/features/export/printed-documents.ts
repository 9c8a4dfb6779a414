import {
  buildSceneListView,
  type CallsheetVersion,
  openVersion,
  type ProjectState,
  sheetDayName,
  timetableViewSteps,
} from '@ddak/domain';
import type { ProjectFiles } from '../../files/project-files.ts';
import { inTurns } from '../../print/in-turns.ts';
import type { PrintJob } from '../../print/print-document.ts';
import { entryName } from '../../zip/entry-name.ts';
import { type ExportPlan, issuedVersions } from './export-plan.ts';

const FOLDER = '문서/';

/** A document of the export: where it goes, and what is printed there. */
export interface PlannedDocument {
  readonly path: string;
  readonly job: () => Promise<PrintJob>;
}

/** EX4: the scene list, the boards, and the issued sheets as they were printed. Each name stands once. */
export function* plannedDocuments(
  { state, projectId }: ExportPlan,
  files: Pick<ProjectFiles, 'readKind'>,
  madeAt: Date,
): Generator<PlannedDocument> {
  const taken = new Set<string>();
  const once = (name: string, ending: string): string => {
    let path = `${FOLDER}${entryName(name)}.${ending}`;
    for (let n = 2; taken.has(path); n++) path = `${FOLDER}${entryName(`${name} (${n})`)}.${ending}`;
    taken.add(path);
    return path;
  };
  yield {
    path: once('씬 구분표', 'xlsx'),
    job: async () => ({ kind: 'scenes.xlsx', view: buildSceneListView(state), madeAt }),
  };
  for (const board of state.board.values())
    for (const format of ['xlsx', 'pdf'] as const)
      yield {
        path: once(`촬영계획표 ${board.name}`, format),
        job: async () => {
          const view = await inTurns(timetableViewSteps(state, board._id));
          if (!view) throw new Error(`the board ${board._id} is gone from its own state`);
          return { kind: `board.${format}`, view, madeAt };
        },
      };
  for (const version of issuedVersions(state))
    yield {
      path: once(sheetName(version), 'pdf'),
      job: async () => {
        const view = openVersion(state, version, { phones: 'marked' });
        const logo = view.logo ? await files.readKind('logo', projectId, view.logo) : undefined;
        return { kind: 'callsheet.pdf', view, madeAt, logo };
      },
    };
}

const sheetName = ({ sheet, number }: CallsheetVersion): string =>
  ['일촬표', sheet.date, sheet.dayNo === null ? '' : sheetDayName(sheet), `${number}판`]
    .filter(Boolean)
    .join(' ');

/** How many people's phone or e-mail is told. */
export const countContacts = (state: ProjectState): number =>
  [...state.personContact.values()].filter(({ phone, email }) => phone !== '' || email !== '').length;
