import { createHash } from 'node:crypto';
import { SHAPE_HISTORY, STATE_SHAPE, TABLE_NAMES, tableDefinition } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** All schemas as one text, whatever the order of their columns. */
function shapeNow(): string {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const schemas = TABLE_NAMES.map((table) => [
    table,
    z.toJSONSchema(tableDefinition(table).schema, { unrepresentable: 'any' }),
  ]);
  const text = JSON.stringify(Object.fromEntries(schemas), sorted);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

describe('the shape of rows', () => {
  it('SN9: changes with the schemas, and each change has its line of history', () => {
    expect(STATE_SHAPE, `add to SHAPE_HISTORY: ['${shapeNow()}', 'what has changed']`).toBe(shapeNow());
  });

  it('SN9: no two lines of history are of the same shape', () => {
    const shapes = SHAPE_HISTORY.map(([shape]) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
