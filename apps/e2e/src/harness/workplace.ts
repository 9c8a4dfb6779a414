import type { Browser } from 'playwright-core';
import { type DESK, openBrowser, openScreen, type PHONE, type Screen } from './browser.ts';
import { enterSignedIn } from './enter-signed-in.ts';
import type { Program } from './program.ts';
import { RealServer } from './real-server.ts';
import { type ServerPlace, sharedServer } from './shared-server.ts';

/** A running server and a browser of its own, with everything that a story opens on them. */
export class Workplace<Server extends ServerPlace = ServerPlace> {
  readonly server: Server;
  readonly #browser: Browser;
  readonly screens: Screen[] = [];

  private constructor(server: Server, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  /** On the server that the stories share: people and projects of the story's own keep it apart from the others. */
  static async open(): Promise<Workplace> {
    return new Workplace(sharedServer(), await openBrowser());
  }

  /** With a server of its own, for what others would notice: killing it, settings, what concerns everybody. */
  static async withOwnServer(env: Readonly<Record<string, string>> = {}): Promise<Workplace<RealServer>> {
    const [server, browser] = await Promise.all([RealServer.start(env), openBrowser()]);
    return new Workplace(server, browser);
  }

  /** A screen of its own at the server, or at the end of a cable to it. */
  async screen(options: { url?: string; size?: typeof DESK | typeof PHONE } = {}): Promise<Screen> {
    const screen = await openScreen(this.#browser, options.url ?? this.server.url, options.size);
    this.screens.push(screen);
    return screen;
  }

  /** A screen on which that person is signed in, at this address of it. */
  async signedIn(
    program: Program,
    path: string,
    options: { url?: string; size?: typeof DESK | typeof PHONE } = {},
  ): Promise<Screen> {
    const screen = await this.screen(options);
    await enterSignedIn(screen, program, path);
    return screen;
  }

  /** Everything that the pages threw. */
  errors(): string[] {
    return this.screens.flatMap((screen) => screen.errors);
  }

  /** Closes the browser, and the server if it is of the workplace's own. */
  async close(): Promise<void> {
    await this.#browser.close();
    if (this.server instanceof RealServer) await this.server.close();
  }
}
