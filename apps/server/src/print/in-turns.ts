import { setImmediate } from 'node:timers/promises';

/** Goes through the steps to their end, others having their turn after each. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Of a list, so many are written in one go: a few days of a plan, some dozen scenes. */
const AT_ONCE = 10;

/** A view as JSON, its long lists in parts. */
export function* jsonSteps(view: object): Generator<void, Buffer> {
  const members: string[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (!Array.isArray(value)) {
      const text = JSON.stringify(value);
      if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
      continue;
    }
    const parts: string[] = [];
    for (let start = 0; start < value.length; start += AT_ONCE) {
      parts.push(JSON.stringify(value.slice(start, start + AT_ONCE)).slice(1, -1));
      yield;
    }
    members.push(`${JSON.stringify(name)}:[${parts.join()}]`);
  }
  return Buffer.from(`{${members.join()}}`);
}
