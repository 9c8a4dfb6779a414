import { readFileSync } from 'node:fs';
import { readProblem, scheduleProblemSchema } from '@ddak/scheduler';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const docs = new URL('../../../../docs/', import.meta.url);
const documented = () => {
  const text = readFileSync(new URL('schedule-problem.md', docs), 'utf8');
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
};

describe('the problem as JSON', () => {
  it('SE1 reads the example of its document', () => {
    const reading = readProblem(documented());
    if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
    expect(reading.problem.days[0]).toMatchObject({ unit: 'A', locked: false, nightPerMinute: 0 });
    expect(reading.problem.rules[0]).toEqual({
      rule: 'dayLength',
      severity: 'hard',
      weight: 1,
      minutes: null,
    });
  });

  it('SE1 is documented as JSON Schema', () => {
    const schema = z.toJSONSchema(scheduleProblemSchema, { io: 'input' });
    const kept = JSON.parse(readFileSync(new URL('schedule-problem.schema.json', docs), 'utf8'));
    expect(kept).toEqual(JSON.parse(JSON.stringify(schema)));
  });
});
