import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** What Playwright turns off: a list of ours takes the place of its own. */
const OFF_BY_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
];
/** Chromium loads two pages of its own for the address bar of each window: a second of processor, and nobody types there. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
const QUIET = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** How long a step of a story may take before it has failed; generous, because it is not the speed that is tested. */
export const PATIENCE_MS = 60_000;

/** Where Chromium is. `npm test` names it in CHROMIUM. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM ?? USUAL.find((usual) => existsSync(usual));
  if (!path) throw new Error('No Chromium: install one, or name it in CHROMIUM.');
  return path;
}

/** A headless Chromium. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: QUIET });

export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** A browser of its own, as far as the server can tell: own cookies, own storage. */
export interface Screen {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page threw: a story ends with none. */
  readonly errors: string[];
}

export interface ScreenOptions {
  readonly size?: typeof DESK | typeof PHONE;
  /**
   * The app's service worker, for what has no line, pushes and benchmarks. It copies the whole app onto the device: a third
   * of the processor that a story takes.
   */
  readonly withWorker?: boolean;
}

/** Opens one page at the address; nothing but the server itself is reached from it. */
export async function openScreen(
  browser: Browser,
  url: string,
  { size = DESK, withWorker = false }: ScreenOptions = {},
): Promise<Screen> {
  const context = await browser.newContext({
    ...size,
    baseURL: url,
    serviceWorkers: withWorker ? 'allow' : 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error.stack ?? error}`));
  return { context, page, errors };
}
