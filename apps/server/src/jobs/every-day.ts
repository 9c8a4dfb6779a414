const DAY_MS = 24 * 60 * 60 * 1000;

/** Does something at the start and once a day; answers the way to stop it. It must bear being done by several processes. */
export function everyDay(
  task: (first: boolean) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  const run = (first: boolean): void => {
    task(first).catch(onError);
  };
  run(true);
  const timer = setInterval(() => run(false), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
