import { type AnyRow, TABLES, type TableName } from '@ddak/domain';
import { z } from 'zod';
import { newId } from '../new-id.ts';

/** Which end of what an entity allows a sample lies at; `empty` has null wherever it may. */
export type Extreme = 'low' | 'high' | 'empty';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

const MANY = 1_000_000;
const INSTANT = 1_790_000_000_000;
const TEXT = '가\'"\\\n한글 😀 $1; --';

function sampleText(schema: JsonSchema, extreme: Extreme): string {
  // An id: a UUID in small letters.
  if (schema.format === 'uuid' || schema.format === 'lowercase') return newId();
  if (schema.format === 'uri') return 'https://example.com/%EC%95%BD%EB%8F%84';
  if (schema.format === 'date') return extreme === 'low' ? '2026-01-01' : '2028-02-29';
  if (schema.pattern === '^[A-Z]?$') return extreme === 'low' ? '' : 'Z';
  const letters = /^\^\[[^\]]*a-z[^\]]*\]\{(\d+),(\d+)\}\$$/.exec(schema.pattern ?? '');
  if (letters) return 'z'.repeat(Number(letters[extreme === 'high' ? 2 : 1]));
  if (extreme === 'low') return '가'.repeat(schema.minLength ?? 0);
  return TEXT.repeat(Math.ceil((schema.maxLength ?? 40) / TEXT.length))
    .slice(0, schema.maxLength ?? 40)
    .toWellFormed()
    .trim();
}

function sampleNumber(schema: JsonSchema, extreme: Extreme): number {
  if (extreme === 'low') return Math.max(schema.minimum ?? 0, -1e6);
  // Counters that the entity gives no bound: no column holds all safe integers.
  if (schema.type === 'integer') return Math.min(schema.maximum ?? MANY, MANY);
  // An instant, or a number that four bytes would spoil.
  return schema.maximum === undefined ? INSTANT : schema.maximum - 0.123456789;
}

function sample(schema: JsonSchema, extreme: Extreme): unknown {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) {
    const nullable = branches.find(({ type }) => type === 'null');
    if (nullable && extreme === 'empty') return null;
    const real = branches.filter(({ type }) => type !== 'null');
    return sample(real.at(extreme === 'low' ? 0 : -1)!, extreme);
  }
  if (Array.isArray(schema.type)) {
    if (schema.type.includes('null') && extreme === 'empty') return null;
    return sample({ ...schema, type: schema.type.find((type) => type !== 'null') }, extreme);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(extreme === 'low' ? 0 : -1);
  if (schema.type === 'string') return sampleText(schema, extreme);
  if (schema.type === 'integer' || schema.type === 'number') return sampleNumber(schema, extreme);
  if (schema.type === 'boolean') return extreme === 'high';
  if (schema.type === 'array') {
    const length = Math.max(schema.minItems ?? 0, extreme === 'high' ? 1 : 0);
    return Array.from({ length }, () => sample(schema.items ?? {}, extreme));
  }
  const fields = Object.entries(schema.properties ?? {});
  const made = Object.fromEntries(fields.map(([name, field]) => [name, sample(field, extreme)]));
  // A file or a link, never both.
  if (made.fileId && 'link' in made) made.link = null;
  return made;
}

/** A row of a table at an end of what its entity allows. */
export function sampleRow(table: TableName, extreme: Extreme, projectId: string): AnyRow {
  const schema = z.toJSONSchema(TABLES[table].schema, { unrepresentable: 'any' }) as JsonSchema;
  const row = sample(schema, extreme) as Record<string, unknown>;
  if (table === 'project') row._id = projectId;
  else row.projectId = projectId;
  if (table === 'personPay') Object.assign(row, { crewId: row.crewId ?? newId(), characterId: null });
  if (table === 'timetableRow') row[row.rowType === 'phase' ? 'sceneData' : 'phaseData'] = null;
  if (table === 'timetableRow' && row.rowType === 'scene') row.sceneData = newId();
  return TABLES[table].schema.parse(row) as unknown as AnyRow;
}
