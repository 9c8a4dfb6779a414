import type { TableName } from '@ddak/domain';
import type { PgTable } from '../orm.ts';
import { acceptedFinding } from './accepted-finding.ts';
import { attachment } from './attachment.ts';
import { callsheetReceipt, callsheetVersion } from './callsheet-version.ts';
import { checklistTick } from './checklist-tick.ts';
import { columnMapping } from './column-mapping.ts';
import { comment } from './comment.ts';
import { costRates, itemCost, locationCost, personPay } from './cost.ts';
import { callsheet, crew, crewRequest, crewTeam, personContact } from './crew.ts';
import { dayReport } from './day-report.ts';
import { episode, project, projectMember } from './project.ts';
import {
  breakdownItem,
  character,
  elementPlan,
  location,
  locationContact,
  noPerson,
  scene,
} from './scene.ts';
import { reviewEdit, screenplay } from './screenplay.ts';
import { board, timetable, timetableRow } from './timetable.ts';

/** The database table of each table of the domain. A test holds their columns against the entities' fields. */
export const ENTITY_TABLES = {
  project,
  projectMember,
  episode,
  screenplay,
  reviewEdit,
  location,
  character,
  noPerson,
  scene,
  breakdownItem,
  elementPlan,
  board,
  timetable,
  timetableRow,
  acceptedFinding,
  crewTeam,
  crew,
  crewRequest,
  personContact,
  personPay,
  locationContact,
  locationCost,
  itemCost,
  costRates,
  columnMapping,
  callsheet,
  callsheetVersion,
  callsheetReceipt,
  checklistTick,
  comment,
  attachment,
  dayReport,
} as const satisfies Record<TableName, PgTable>;
