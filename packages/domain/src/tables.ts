import type { z } from 'zod';
import type { Section } from './access/section.ts';
import { attachmentSchema } from './attachment/attachment.ts';
import { breakdownItemSchema } from './breakdown/breakdown-item.ts';
import { elementPlanSchema } from './breakdown/elements/element-plan-schema.ts';
import { callsheetSchema } from './callsheet/callsheet.ts';
import { checklistTickSchema } from './callsheet/checklist/checklist-tick.ts';
import { callsheetReceiptSchema } from './callsheet/issue/callsheet-receipt.ts';
import { callsheetVersionSchema } from './callsheet/issue/callsheet-version.ts';
import { acceptedFindingSchema } from './checks/accepted/accepted-finding.ts';
import { columnMappingSchema } from './columns/column-mapping.ts';
import { commentSchema } from './comment/comment.ts';
import { costRatesSchema, itemCostSchema, locationCostSchema, personPaySchema } from './cost/pay.ts';
import { crewSchema, crewTeamSchema, personContactSchema, UNSAID_BIRTH } from './crew/crew.ts';
import { crewRequestSchema } from './crew/crew-request.ts';
import { dayReportSchema } from './day-report/day-report.ts';
import { type ContactData, LEFT_NAME, type PersonalData } from './personal/personal-data.ts';
import { episodeSchema, projectMemberSchema, projectSchema } from './project/project.ts';
import { noPersonSchema } from './scene/characters/no-person-schema.ts';
import { locationContactSchema } from './scene/locations/location-contact.ts';
import { characterSchema, locationSchema, sceneSchema } from './scene/scene.ts';
import { reviewEditSchema, screenplaySchema } from './screenplay/screenplay.ts';
import { boardSchema, timetableRowSchema, timetableSchema } from './timetable/timetable.ts';

interface TableDefinition {
  readonly schema: z.ZodObject;
  /** Whose rights decide who gets its rows. A table without a section cannot be declared. */
  readonly section: Section;
  /** For rows that concern only those who may change the section; `read` where nothing is said. */
  readonly readersNeed?: 'write';
  /** AC30: leads write parts of its rows, and so get them. */
  readonly leadsWrite?: true;
  /** The user named in this column gets the row whatever their rights are. */
  readonly ownerColumn?: string;
  /** Column → table of the row it names; a column of `[{ _id }]` counts too. */
  readonly references: Readonly<Record<string, string>>;
  /** Column with a list of entries → the column of an entry that names a row, and the table of that row. */
  readonly entryReferences?: Readonly<Record<string, readonly [column: string, table: string]>>;
  /** Its rows hang on a target each (`targetKind`, `targetId`): they go with it, and are for who reads it. */
  readonly onTarget?: true;
  /** What it says of people with an account; null: nothing, and then no column names one. */
  readonly personal: PersonalData | null;
  /** How people are reached by it: that goes when the project has been archived for long (PD6). */
  readonly contacts?: ContactData;
  /** Columns that together name at most one row of the project: an undo does not bring a second one back. */
  readonly unique?: readonly string[];
  /** A number that is one row's alone by the rules, though the database does not hold it (SC5): undo gives it to no second one. */
  readonly ownNumber?: string;
}

/** Every table of a project that its team edits by commands: what the state, the feed and the database are made of. */
export const TABLES = {
  project: { schema: projectSchema, section: 'project', personal: null, references: {} },
  projectMember: {
    schema: projectMemberSchema,
    section: 'project',
    ownerColumn: 'userId',
    personal: { person: 'userId', row: 'goes', erased: { name: LEFT_NAME } },
    references: { projectId: 'project' },
    unique: ['userId'],
  },
  episode: {
    schema: episodeSchema,
    section: 'screenplay',
    personal: null,
    references: { projectId: 'project' },
  },
  screenplay: {
    schema: screenplaySchema,
    section: 'screenplay',
    personal: { person: 'uploadedBy', row: 'stays', erased: {}, kept: ['label', 'fileName', 'failure'] },
    references: { projectId: 'project', episodeId: 'episode' },
  },
  reviewEdit: {
    schema: reviewEditSchema,
    section: 'screenplay',
    personal: null,
    references: { projectId: 'project', screenplayId: 'screenplay' },
  },
  location: {
    schema: locationSchema,
    section: 'screenplay',
    personal: null,
    references: { projectId: 'project' },
  },
  character: {
    schema: characterSchema,
    section: 'screenplay',
    personal: null,
    // A birthday in the plan is as good as a birth date (SC23).
    contacts: { row: 'stays', erased: { under19From: null, adultFrom: null } },
    references: { projectId: 'project' },
    unique: ['name'],
    ownNumber: 'characterNumber',
  },
  noPerson: {
    schema: noPersonSchema,
    section: 'screenplay',
    personal: null,
    references: { projectId: 'project' },
    unique: ['name'],
  },
  scene: {
    schema: sceneSchema,
    section: 'screenplay',
    personal: null,
    references: {
      projectId: 'project',
      episodeId: 'episode',
      location: 'location',
      screenplayId: 'screenplay',
      characters: 'character',
    },
    unique: ['episodeId', 'sceneNo', 'subSceneNo'],
  },
  breakdownItem: {
    schema: breakdownItemSchema,
    section: 'breakdown',
    personal: null,
    references: { projectId: 'project', sceneId: 'scene' },
  },
  elementPlan: {
    schema: elementPlanSchema,
    section: 'breakdown',
    personal: null,
    references: { projectId: 'project', characterId: 'character' },
    unique: ['type', 'name'],
  },
  board: { schema: boardSchema, section: 'timetable', personal: null, references: { projectId: 'project' } },
  timetable: {
    schema: timetableSchema,
    section: 'timetable',
    personal: null,
    references: { projectId: 'project', boardId: 'board' },
    unique: ['boardId', 'tableDate', 'unit'],
  },
  timetableRow: {
    schema: timetableRowSchema,
    section: 'timetable',
    personal: null,
    references: {
      projectId: 'project',
      timetableId: 'timetable',
      sceneData: 'scene',
      joinedWith: 'timetableRow',
    },
  },
  acceptedFinding: {
    schema: acceptedFindingSchema,
    section: 'timetable',
    personal: { person: 'acceptedBy', row: 'stays', erased: {}, kept: ['reason', 'subject'] },
    references: { projectId: 'project', timetableId: 'timetable' },
    unique: ['timetableId', 'ruleId', 'subject'],
  },
  crewTeam: { schema: crewTeamSchema, section: 'crew', personal: null, references: { projectId: 'project' } },
  crew: {
    schema: crewSchema,
    section: 'crew',
    ownerColumn: 'userId',
    personal: {
      person: 'userId',
      row: 'stays',
      erased: { name: LEFT_NAME, guardian: '' },
      kept: ['orderKey', 'roleTitle', 'consentAt'],
    },
    references: { projectId: 'project', crewTeamId: 'crewTeam' },
  },
  crewRequest: {
    schema: crewRequestSchema,
    section: 'crew',
    readersNeed: 'write',
    ownerColumn: 'user',
    personal: {
      person: 'user',
      row: 'goes',
      erased: {
        name: LEFT_NAME,
        email: '',
        userRequest: { message: '', teamId: null, roleTitle: '', phone: '' },
      },
    },
    contacts: { row: 'stays', erased: { email: '', userRequest: { message: '', phone: '' } } },
    references: { projectId: 'project' },
    unique: ['user'],
  },
  personContact: {
    schema: personContactSchema,
    section: 'contacts',
    ownerColumn: 'userId',
    personal: {
      person: 'userId',
      through: { crewId: 'crew' },
      row: 'goes',
      erased: { phone: '', email: '', ...UNSAID_BIRTH },
    },
    contacts: { row: 'goes', erased: { phone: '', email: '', phoneShown: false, ...UNSAID_BIRTH } },
    references: { projectId: 'project', crewId: 'crew', characterId: 'character' },
  },
  personPay: {
    schema: personPaySchema,
    section: 'cost',
    ownerColumn: 'userId',
    personal: {
      person: 'userId',
      through: { crewId: 'crew' },
      row: 'goes',
      erased: { dayRate: 0, holdRate: 0 },
    },
    references: { projectId: 'project', crewId: 'crew', characterId: 'character' },
  },
  locationContact: {
    schema: locationContactSchema,
    section: 'contacts',
    personal: null,
    contacts: { row: 'goes', erased: { name: '', phone: '' } },
    references: { projectId: 'project', locationId: 'location' },
    unique: ['locationId'],
  },
  locationCost: {
    schema: locationCostSchema,
    section: 'cost',
    personal: null,
    references: { projectId: 'project', locationId: 'location' },
    unique: ['locationId'],
  },
  itemCost: {
    schema: itemCostSchema,
    section: 'cost',
    personal: null,
    references: { projectId: 'project' },
    unique: ['type', 'name'],
  },
  costRates: {
    schema: costRatesSchema,
    section: 'cost',
    personal: null,
    references: { projectId: 'project' },
    unique: ['projectId'],
  },
  callsheet: {
    schema: callsheetSchema,
    section: 'callsheet',
    // CS30: a draft is for those who write it.
    readersNeed: 'write',
    leadsWrite: true,
    personal: null,
    references: { projectId: 'project', timetable: 'timetable' },
    entryReferences: {
      contacts: ['crewId', 'crew'],
      locations: ['locationId', 'location'],
      teamCalls: ['crewTeamId', 'crewTeam'],
      castCalls: ['characterId', 'character'],
    },
    unique: ['timetable'],
  },
  callsheetVersion: {
    schema: callsheetVersionSchema,
    section: 'callsheet',
    personal: { person: 'publishedBy', row: 'stays', erased: {}, kept: ['note', 'sheet'] },
    references: { projectId: 'project', callsheet: 'callsheet', timetable: 'timetable' },
    unique: ['callsheet', 'number'],
  },
  callsheetReceipt: {
    schema: callsheetReceiptSchema,
    section: 'callsheet',
    readersNeed: 'write',
    ownerColumn: 'userId',
    personal: { person: 'userId', row: 'goes', erased: {}, kept: ['recipient'] },
    references: { projectId: 'project', version: 'callsheetVersion' },
    unique: ['version', 'recipient'],
  },
  checklistTick: {
    schema: checklistTickSchema,
    section: 'callsheet',
    personal: { person: 'tickedBy', row: 'stays', erased: {} },
    references: { projectId: 'project', callsheet: 'callsheet' },
    unique: ['callsheet', 'item'],
  },
  dayReport: {
    schema: dayReportSchema,
    section: 'callsheet',
    // RP8: for those who write call sheets.
    readersNeed: 'write',
    personal: null,
    references: { projectId: 'project', timetable: 'timetable' },
    unique: ['timetable'],
  },
  columnMapping: {
    schema: columnMappingSchema,
    section: 'project',
    personal: null,
    references: { projectId: 'project' },
    unique: ['kind', 'shape'],
  },
  comment: {
    schema: commentSchema,
    section: 'project',
    onTarget: true,
    personal: { person: 'author', row: 'stays', erased: {}, kept: ['text'] },
    references: { projectId: 'project', parent: 'comment' },
  },
  attachment: {
    schema: attachmentSchema,
    section: 'project',
    onTarget: true,
    personal: { person: 'addedBy', row: 'stays', erased: {}, kept: ['name', 'link'] },
    references: { projectId: 'project' },
  },
} as const satisfies Record<string, TableDefinition>;

export type TableName = keyof typeof TABLES;
export type RowOf<T extends TableName> = z.infer<(typeof TABLES)[T]['schema']>;
/** Any row, seen without its table. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly _id: string };
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The definition of a table, in the general form. */
export const tableDefinition = (table: TableName): TableDefinition => TABLES[table];
