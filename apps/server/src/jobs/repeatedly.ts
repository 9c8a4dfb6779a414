const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Task = (first: boolean) => Promise<void>;
type OnError = (error: unknown) => void;

/** Does something at the start and once a day; answers the way to stop it. It must bear being done by several processes. */
export const everyDay = (task: Task, onError: OnError) => repeatedly(DAY_MS, task, onError);

/** The same, once a minute. */
export const everyMinute = (task: Task, onError: OnError) => repeatedly(MINUTE_MS, task, onError);

function repeatedly(everyMs: number, task: Task, onError: OnError): () => void {
  const run = (first: boolean): void => {
    task(first).catch(onError);
  };
  run(true);
  const timer = setInterval(() => run(false), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
