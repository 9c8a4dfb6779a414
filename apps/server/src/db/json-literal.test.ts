import { escapeLiteral } from 'pg';
import { describe, expect, it } from 'vitest';
import { jsonLiteral } from './json-literal.ts';

describe('a JSON value in SQL', () => {
  it.each(["it's", '줄\n바꿈', '\\', `"'\\'"`, "\\'; drop table scene; --", '', "''", '밤 🌙'])(
    'is written as pg would write it: %j',
    (text) => {
      for (const value of [text, { [text]: [text] }])
        expect(jsonLiteral(value)).toBe(escapeLiteral(JSON.stringify(value)));
    },
  );
});
