import type { Page } from 'playwright-core';

/** What React has drawn since the count began. */
export interface Renders {
  /** How often anything was drawn. */
  readonly commits: number;
  /** Rows of days, days, and everything that is neither, drawn anew. */
  readonly rows: number;
  readonly days: number;
  readonly components: number;
  /** How often the page was asked what lies at a point. */
  readonly hitTests: number;
}

/** The parts of a fiber that tell whether its component was run for what is shown now. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
type Counts = { -readonly [K in keyof Renders]: number };

/**
 * Lets a page that is opened from now on count what React draws, by the hook that it keeps for its developer tools: it
 * is told of each commit, in the production build too. Counts instead of times: they are the same on every machine.
 */
export async function letRendersBeCounted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const zero = () => ({ commits: 0, rows: 0, days: 0, components: 0, hitTests: 0 });
    const scope = window as unknown as { renders: Counts; __REACT_DEVTOOLS_GLOBAL_HOOK__: object };
    scope.renders = zero();
    const PERFORMED_WORK = 1;
    const COMPONENTS = [0, 1, 11, 14, 15];
    const walk = (fiber: Fiber) => {
      const { renders } = scope;
      const props = fiber.memoizedProps ?? {};
      if (COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) {
        renders.components++;
        if ('row' in props && 'movable' in props && !('rows' in props)) renders.rows++;
        if ('day' in props && 'flight' in props) renders.days++;
      }
      // Children that are the same objects were not looked at.
      if (fiber.alternate && fiber.child === fiber.alternate.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child);
    };
    scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
        scope.renders.commits++;
        walk(root.current);
      },
    };
    for (const name of ['elementFromPoint', 'elementsFromPoint'] as const) {
      const hitTest = Document.prototype[name] as (x: number, y: number) => unknown;
      Object.assign(Document.prototype, {
        [name](this: Document, x: number, y: number) {
          scope.renders.hitTests++;
          return hitTest.call(this, x, y);
        },
      });
    }
  });
}

/** What React draws while something happens. */
export async function rendersDuring(page: Page, during: () => Promise<unknown>): Promise<Renders> {
  const read = () => page.evaluate(() => ({ ...(window as unknown as { renders: Counts }).renders }));
  const before = await read();
  await during();
  const after = await read();
  const names = Object.keys(after) as (keyof Renders)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as unknown as Renders;
}
