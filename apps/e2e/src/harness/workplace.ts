import type { Browser } from 'playwright-core';
import { AuthPage } from '../pages/auth-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { type DESK, openBrowser, openScreen, type PHONE, type Screen } from './browser.ts';
import type { Program } from './program.ts';
import { RealServer } from './real-server.ts';

/** A running server and a browser, with everything that a story opens on them; closed together. */
export class Workplace {
  readonly server: RealServer;
  readonly #browser: Browser;
  readonly screens: Screen[] = [];

  private constructor(server: RealServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<Workplace> {
    const [server, browser] = await Promise.all([RealServer.start(env), openBrowser()]);
    return new Workplace(server, browser);
  }

  /** A screen of its own at the server, or at the end of a cable to it. */
  async screen(options: { url?: string; size?: typeof DESK | typeof PHONE } = {}): Promise<Screen> {
    const screen = await openScreen(this.#browser, options.url ?? this.server.url, options.size);
    this.screens.push(screen);
    return screen;
  }

  /** A screen on which that person has signed in and opened a screen of a project. */
  async signedIn(
    program: Program,
    path: string,
    options: { url?: string; size?: typeof DESK | typeof PHONE } = {},
  ): Promise<Screen> {
    const screen = await this.screen(options);
    const auth = new AuthPage(screen.page);
    await auth.open();
    await auth.signIn(program);
    await new ProjectsPage(screen.page).isOpen();
    await screen.page.goto(path);
    return screen;
  }

  /** Everything that the pages threw. */
  errors(): string[] {
    return this.screens.flatMap((screen) => screen.errors);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.close();
  }
}
