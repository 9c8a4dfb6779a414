import type { Locator, Page } from 'playwright-core';

/** A row of a day as it is read on the board. */
export interface ShownRow {
  /** `07:00`. */
  readonly start: string;
  /** The rest of its text: `1 안·밤 편의점 45분 …`, `점심 60분`. */
  readonly text: string;
}

/** …/timetable: the pool of scenes and the shooting days beside each other. */
export class TimetablePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Makes shooting days from a date on. */
  async addDays(from: string, count: number): Promise<void> {
    await this.#page.getByRole('button', { name: '촬영일 추가' }).first().click();
    const dialog = this.#page.getByRole('dialog', { name: '촬영일 추가' });
    await dialog.getByRole('textbox', { name: '첫 날짜' }).fill(from);
    await dialog.getByLabel('며칠').fill(String(count));
    await dialog.getByRole('button', { name: /추가$/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** A day by its number: 1 for 1회차. */
  day(dayNo: number): Locator {
    return this.#page.getByRole('region', { name: new RegExp(`^${dayNo}회차`) });
  }

  /** A scene in the pool by its number. */
  poolScene(label: string): Locator {
    return this.#page
      .getByRole('listbox', { name: '미배정 씬' })
      .getByRole('option', { name: new RegExp(`^${label} `) });
  }

  /** A row of a day by the beginning of what it says after its clock. */
  row(dayNo: number, text: string): Locator {
    return this.day(dayNo).getByRole('option', { name: new RegExp(`^\\d\\d:\\d\\d ${text}`) });
  }

  /** The rows of a day in their order. */
  async rows(dayNo: number): Promise<ShownRow[]> {
    const texts = await this.day(dayNo).getByRole('option').allInnerTexts();
    return texts.map((text) => {
      const [start = '', ...rest] = text.split('\n').map((part) => part.trim());
      return { start, text: rest.filter((part) => part !== '').join(' ') };
    });
  }

  /** The scene numbers (and names of phases) of a day, in their order. */
  async order(dayNo: number): Promise<string[]> {
    return (await this.rows(dayNo)).map(({ text }) => text.split(' ')[0] ?? '');
  }

  async starts(dayNo: number): Promise<string[]> {
    return (await this.rows(dayNo)).map(({ start }) => start);
  }

  /** How many scenes wait for a day. */
  async poolCount(): Promise<number> {
    const head = this.#page
      .getByRole('heading', { name: '미배정 씬' })
      .locator('xpath=following-sibling::*[1]');
    return Number(await head.innerText());
  }

  /** Drags one thing onto a place: the upper or lower part of another, or the ground of a day. */
  async drag(from: Locator, to: Locator, part: 'top' | 'bottom' | 'middle' = 'middle'): Promise<void> {
    // A menu that closes lies over the page for a moment yet: hovering waits until the thing itself is under the mouse.
    await from.hover();
    const start = await centre(from);
    await this.#page.mouse.down();
    await this.#page.mouse.move(start.x + 8, start.y + 8, { steps: 4 });
    const box = await boxOf(to);
    const share = { top: 0.15, middle: 0.6, bottom: 0.85 }[part];
    const end = { x: box.x + box.width / 2, y: box.y + box.height * share };
    await this.#page.mouse.move(end.x, end.y, { steps: 12 });
    await this.#page.mouse.move(end.x, end.y + 1);
    await this.#page.mouse.up();
    // The click that ends a drag is swallowed, and with it any within the next 50 ms: no hand is so quick.
    await this.#page.waitForTimeout(100);
  }

  /** Drags a scene of the pool to the end of a day. */
  async allocate(label: string, dayNo: number): Promise<void> {
    await this.drag(this.poolScene(label), this.day(dayNo));
    await this.row(dayNo, `${label} `).waitFor();
  }

  /** Takes a row back into the pool by dragging it there. */
  async takeBack(dayNo: number, label: string): Promise<void> {
    await this.drag(this.row(dayNo, label), this.#page.getByRole('listbox', { name: '미배정 씬' }));
    await this.row(dayNo, label).waitFor({ state: 'detached' });
  }

  /** Adds a phase row at the end of a day, by the day's menu. */
  async addPhase(dayNo: number, kind: string, label: string, minutes: number): Promise<void> {
    await this.#menu(dayNo, '일정 줄 추가…');
    const dialog = this.#page.getByRole('dialog', { name: /^일정 줄 추가/ });
    await dialog.getByRole('button', { name: kind, exact: true }).click();
    await dialog.getByLabel('이름').fill(label);
    await dialog.getByLabel('시간').fill(String(minutes));
    await dialog.getByRole('button', { name: '추가' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Moves a row with the keyboard. */
  async moveByKeys(
    row: Locator,
    keys: 'Alt+ArrowUp' | 'Alt+ArrowDown' | 'Alt+ArrowLeft' | 'Alt+ArrowRight',
  ): Promise<void> {
    await row.focus();
    await this.#page.keyboard.press(keys);
  }

  /** Locks a day. */
  async lock(dayNo: number): Promise<void> {
    await this.#menu(dayNo, '잠그기');
  }

  /** Makes the call sheet of a day, and stands in it afterwards. */
  async makeCallsheet(dayNo: number): Promise<void> {
    await this.#menu(dayNo, '일촬표 만들기');
    await this.#page.waitForURL(/\/callsheets\//);
  }

  async #menu(dayNo: number, item: string): Promise<void> {
    await this.day(dayNo)
      .getByRole('button', { name: `${dayNo}회차 메뉴` })
      .click();
    await this.#page.getByRole('menuitem', { name: item }).click();
  }
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to see of what is to be dragged to.');
  return box;
};

const centre = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
