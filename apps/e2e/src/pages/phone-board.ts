import type { CDPSession, Locator, Page } from 'playwright-core';

/** …/timetable on a phone: one day at a time, the pool in a sheet, everything by touch. */
export class PhoneBoard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async addDay(from: string): Promise<void> {
    await this.#page.getByRole('button', { name: '촬영일 추가' }).first().tap();
    const dialog = this.#page.getByRole('dialog', { name: '촬영일 추가' });
    await dialog.getByRole('textbox', { name: '첫 날짜' }).fill(from);
    await dialog.getByRole('button', { name: /추가$/ }).tap();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Puts scenes of the pool on the day in view. */
  async put(dayNo: number, labels: readonly string[]): Promise<void> {
    await this.#page.getByRole('button', { name: /^미배정 씬 \d+$/ }).tap();
    const pool = this.#page.getByRole('listbox', { name: '미배정 씬' });
    for (const label of labels) await pool.getByRole('option', { name: new RegExp(`^${label} `) }).tap();
    const put = this.#page.getByRole('button', { name: `${dayNo}회차에 ${labels.length}씬 넣기` });
    await put.tap();
    await put.waitFor({ state: 'hidden' });
  }

  row(dayNo: number, label: string): Locator {
    return this.#day(dayNo).getByRole('option', { name: new RegExp(`^\\d\\d:\\d\\d ${label} `) });
  }

  /** The scene numbers of a day in their order. */
  async order(dayNo: number): Promise<string[]> {
    const texts = await this.#day(dayNo).getByRole('option').allInnerTexts();
    return texts.map((text) => text.split('\n')[1]?.trim().split(' ')[0] ?? '');
  }

  /** Picks a row by a tap, and moves it by the bar at the thumb. */
  async moveByBar(row: Locator, where: '위로' | '아래로'): Promise<void> {
    await row.tap();
    // A tap that met another row would move that one.
    await row.and(this.#page.locator('[aria-selected="true"]')).waitFor();
    const bar = this.#page.getByRole('toolbar', { name: '고른 것' });
    await bar.getByRole('button', { name: where }).tap();
    await bar.getByRole('button', { name: '선택 해제' }).tap();
    await bar.waitFor({ state: 'hidden' });
  }

  /** Lifts a row by resting a finger on it, carries it to the upper edge of another, and lets go. */
  async dragBefore(row: Locator, other: Locator): Promise<void> {
    const finger = await this.#page.context().newCDPSession(this.#page);
    const start = await middleOf(row);
    await touch(finger, 'touchStart', start);
    // The finger rests until the row is lifted: the press must not be a scroll.
    await this.#page.locator('[data-lifted]').first().waitFor();
    const end = await topOf(other);
    for (let step = 1; step <= 10; step++)
      await touch(finger, 'touchMove', {
        x: start.x + ((end.x - start.x) * step) / 10,
        y: start.y + ((end.y - start.y) * step) / 10,
      });
    // Under a finger the browser tells of no idle moments; what the drop would do is said all the same.
    await this.#page.locator('.drop-preview').waitFor();
    await touch(finger, 'touchEnd', null);
    await finger.detach();
  }

  #day(dayNo: number): Locator {
    return this.#page.getByRole('region', { name: new RegExp(`^${dayNo}회차`) });
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point | null) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to see of it.');
  return box;
};

const middleOf = async (locator: Locator): Promise<Point> => {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const topOf = async (locator: Locator): Promise<Point> => {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + 6 };
};
