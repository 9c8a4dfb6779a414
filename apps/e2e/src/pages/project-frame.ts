import type { Locator, Page } from 'playwright-core';

/** What stands around every screen of a project: the ways between them, and what is saved. */
export class ProjectFrame {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goTo(name: '시나리오' | '씬' | '촬영계획표' | '일촬표' | '스태프' | '설정'): Promise<void> {
    const way = this.#page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
    await way.first().click();
    await this.#page
      .getByRole('heading', { name: new RegExp(`^${name}`) })
      .first()
      .waitFor();
  }

  /** The line that says what is saved and what is not. */
  get status(): Locator {
    return this.#page
      .getByRole('status')
      .filter({ hasText: /저장|신호|연결/ })
      .first();
  }

  /** Waits until everything is the server's. */
  async saved(): Promise<void> {
    await this.status.filter({ hasText: '저장됨' }).waitFor();
  }

  /** Waits until the line says that it is gone. */
  async isOffline(): Promise<void> {
    await this.status.filter({ hasText: '신호 없음' }).waitFor();
  }

  /** What was refused, adjusted or given up, each with its reason. */
  async notes(): Promise<string[]> {
    await this.#page.getByRole('button', { name: /^확인할 것/ }).click();
    const list = this.#page.getByRole('presentation').getByRole('listitem');
    await list.first().waitFor();
    const notes = await list.allInnerTexts();
    await this.#page.keyboard.press('Escape');
    return notes;
  }
}
