/**
 * Runs asynchronous steps one after another, in the order in which they were asked for. A step that fails does not
 * stop those behind it; its error goes to whoever asked.
 */
export function inTurn(): <T>(step: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const mine = last.then(step, step);
    last = mine.catch(() => undefined);
    return mine;
  };
}
