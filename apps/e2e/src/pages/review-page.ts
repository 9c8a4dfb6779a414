import type { Locator, Page } from 'playwright-core';

/** …/screenplays/:id: the text beside the scenes that were found in it. */
export class ReviewPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** How many scenes there are now. */
  async sceneCount(): Promise<number> {
    const head = await this.#page
      .getByText(/^씬 \d+$/)
      .first()
      .innerText();
    return Number(head.replace('씬 ', ''));
  }

  async inTextOrder(): Promise<void> {
    await this.#page
      .getByRole('radio', { name: '본문 순서' })
      .or(this.#page.getByRole('button', { name: '본문 순서' }))
      .first()
      .click();
  }

  scene(name: RegExp): Locator {
    return this.#page.getByRole('list', { name: '씬' }).getByRole('button', { name });
  }

  async select(name: RegExp): Promise<void> {
    const scene = this.scene(name).first();
    await scene.click();
  }

  /** Writes another place into the heading of the selected scene. */
  async correctPlace(place: string): Promise<void> {
    await this.#page.getByRole('button', { name: '고치기' }).click();
    await this.#page.getByLabel('극중 장소').fill(place);
    await this.#page.getByRole('button', { name: '저장' }).click();
  }

  async joinWithFormer(): Promise<void> {
    await this.#page.getByRole('button', { name: '앞 씬과 합치기' }).click();
  }

  /** Makes the line with this text the heading of a new scene. */
  async splitAt(text: string): Promise<void> {
    await this.#page.getByRole('region', { name: '시나리오 본문' }).getByText(text, { exact: true }).click();
    await this.#page.getByRole('button', { name: '여기서 씬 나누기' }).click();
  }

  async accept(): Promise<void> {
    await this.#page.getByRole('button', { name: '받아들이기', exact: true }).click();
    await this.#page.getByRole('dialog').getByRole('button', { name: '받아들이기' }).click();
    await this.#page
      .getByText(/받아들임|받아들였어요/)
      .first()
      .waitFor();
  }

  /** The numbers of the scenes in the list as shown. */
  labels(): Promise<string[]> {
    return this.#page.locator('[data-heading-line] b').allInnerTexts();
  }

  /** The scene that is open, with its doubts and what can be done. */
  get open(): Locator {
    return this.#page.locator('[data-selected="true"]');
  }

  async mend(label: string): Promise<void> {
    await this.open.getByRole('button', { name: label }).click();
  }

  async show(tab: '씬' | '본문' | '인물' | '장소'): Promise<void> {
    await this.#page
      .getByRole('group', { name: '보기' })
      .getByRole('button', { name: new RegExp(`^${tab}`) })
      .click();
  }

  /** `수진: 대사 2 · 씬 5`, in the order of the list. */
  async people(): Promise<string[]> {
    const rows = this.#page.getByRole('list', { name: '인물', exact: true }).getByRole('listitem');
    return (await rows.allInnerTexts()).map((text) => text.trim().split(/\n+/).join(': '));
  }

  line(text: string): Locator {
    return this.#page.locator('[data-line]').filter({ hasText: text }).first();
  }
}
