// docs/spec-coverage.md says of each statement of the specification where it stands. A row that says `done` names
// tests that run; one that says nothing we know is an error.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './test-titles.mjs';

const document = 'docs/spec-coverage.md';
const row = /^\| (\d+\.\d+) \| (.+) \| ([^|]+) \|$/;

/** @param {string} base @returns {string[]} what is not true in it */
export function coverageErrors(base) {
  if (!existsSync(join(base, document))) return [];
  const lines = readFileSync(join(base, document), 'utf8').split('\n');
  const seen = new Set();
  return lines.flatMap((line) => {
    const [, number = '', , state = ''] = row.exec(line) ?? [];
    if (number === '') return /^\| \d/.test(line) ? [`${document}: a row that cannot be read: ${line}`] : [];
    const twice = seen.has(number) ? [`${document}: ${number} stands twice`] : [];
    seen.add(number);
    return [...twice, ...stateErrors(base, number, state)];
  });
}

/** @param {string} base @param {string} number @param {string} state @returns {string[]} */
function stateErrors(base, number, state) {
  if (/^(later|not shown) \(.+\)$/.test(state)) return [];
  const done = /^done \((.+)\)$/.exec(state)?.[1];
  if (done === undefined) return [`${document}: ${number} is neither done, later nor not shown`];
  return done.split(' · ').flatMap((test) => {
    const [file = '', title = ''] = test.split(' › ');
    if (title === '' || !/\.test\.(ts|tsx|mjs)$/.test(file))
      return [`${document}: ${number} names no test: ${test}`];
    if (!existsSync(join(base, file))) return [`${document}: ${number}: ${file} is not there`];
    return testTitles(base, file).some((one) => one.includes(title))
      ? []
      : [`${document}: ${number}: ${file} has no test that always runs called "${title}"`];
  });
}
