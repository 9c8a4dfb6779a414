const DAY_MS = 24 * 60 * 60 * 1000;

/** Does something at the start and once a day; answers the way to stop it. It must bear being done by several processes. */
export function everyDay(task: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const run = (): void => {
    task().catch(onError);
  };
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
