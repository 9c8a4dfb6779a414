import type { Locator, Page } from 'playwright-core';

/** 자동 배치: the panel beside the board, on a phone the sheet over it. */
export class ProposalPanel {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: '자동 배치', exact: true }).click();
    await this.#page.getByRole('heading', { name: '자동 배치' }).waitFor();
  }

  /** Asks for proposals and stops the search once there is a first plan. */
  async ask(): Promise<void> {
    await this.#page.getByRole('button', { name: '배치안 만들기' }).click();
    await this.#page.getByText('지금까지 가장 좋은 안').waitFor();
    await this.#page.getByRole('button', { name: '여기까지만' }).click();
    await this.proposal(1).waitFor();
  }

  /** On a phone the panel lies over the board. */
  async onBoard(): Promise<void> {
    const way = this.#page.getByRole('button', { name: '계획표로 보기' });
    if ((await way.count()) > 0) await way.click();
  }

  async backFromBoard(): Promise<void> {
    const way = this.#page.getByRole('button', { name: '견주기' });
    if ((await way.count()) > 0) await way.click();
  }

  proposal(no: number): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^배치안 ${no} · `) });
  }

  /** The days that the chosen proposal changes. */
  get days(): Locator {
    return this.#page.getByRole('region', { name: /^달라질 / });
  }

  day(dayNo: number): Locator {
    return this.#page.getByRole('region', { name: new RegExp(`^달라질 ${dayNo}회차`) });
  }

  strip(scene: string): Locator {
    return this.days.getByRole('button', { name: new RegExp(`S#${scene}\\b`) }).first();
  }

  /** Leaves a day out of what is taken over, or takes it in again. */
  async toggleDay(dayNo: number): Promise<void> {
    await this.day(dayNo).getByRole('checkbox').click();
  }

  accept(): Promise<void> {
    return this.#page
      .getByRole('button', { name: /받아들이기$/ })
      .last()
      .click();
  }
}
