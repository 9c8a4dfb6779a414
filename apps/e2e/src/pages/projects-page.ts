import type { Page } from 'playwright-core';

/** /: my projects. */
export class ProjectsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isOpen(): Promise<void> {
    await this.#page.getByRole('heading', { name: '내 작품' }).waitFor();
  }

  /** Makes a project and stands in it afterwards; answers its id. */
  async create(title: string): Promise<string> {
    await this.#page.getByRole('button', { name: '새 작품' }).click();
    const dialog = this.#page.getByRole('dialog', { name: '새 작품' });
    await dialog.getByLabel('작품 제목').fill(title);
    await dialog.getByRole('button', { name: '만들기' }).click();
    await this.#page.waitForURL(/\/projects\/[0-9a-f-]+$/);
    return /\/projects\/([0-9a-f-]+)/.exec(this.#page.url())![1]!;
  }

  async openProject(title: string): Promise<void> {
    await this.#page.getByRole('link', { name: new RegExp(title) }).click();
    await this.#page.waitForURL(/\/projects\//);
  }
}
