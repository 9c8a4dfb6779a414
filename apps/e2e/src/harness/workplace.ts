import type { Browser } from 'playwright-core';
import { openBrowser, openScreen, type Screen, type ScreenOptions } from './browser.ts';
import { enterSignedIn } from './enter-signed-in.ts';
import type { Program } from './program.ts';
import { RealServer } from './real-server.ts';
import { type ServerPlace, sharedServer } from './shared-server.ts';

/** Whether every screen has the app's service worker. */
type WithWorker = Pick<ScreenOptions, 'withWorker'>;
/** `url` leads over a cable to the server. */
type Place = Pick<ScreenOptions, 'size'> & { readonly url?: string };

/** A running server and a browser of its own, with everything that a story opens on them. */
export class Workplace<Server extends ServerPlace = ServerPlace> {
  readonly server: Server;
  readonly #browser: Browser;
  readonly #options: WithWorker;
  readonly screens: Screen[] = [];

  private constructor(server: Server, browser: Browser, options: WithWorker) {
    this.server = server;
    this.#browser = browser;
    this.#options = options;
  }

  /** On the server that the stories share: people and projects of the story's own keep it apart from the others. */
  static async open(options: WithWorker = {}): Promise<Workplace> {
    return new Workplace(sharedServer(), await openBrowser(), options);
  }

  /** With a server of its own, for what others would notice: killing it, settings, what concerns everybody. */
  static async withOwnServer(
    env: Readonly<Record<string, string>> = {},
    options: WithWorker = {},
  ): Promise<Workplace<RealServer>> {
    const [server, browser] = await Promise.all([RealServer.start(env), openBrowser()]);
    return new Workplace(server, browser, options);
  }

  /** A screen of its own at the server, or at the end of a cable to it. */
  async screen({ url = this.server.url, ...place }: Place = {}): Promise<Screen> {
    const screen = await openScreen(this.#browser, url, { ...this.#options, ...place });
    this.screens.push(screen);
    return screen;
  }

  /** A screen on which that person is signed in, at this address of it. */
  async signedIn(program: Program, path: string, place: Place = {}): Promise<Screen> {
    const screen = await this.screen(place);
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
