import type { Page } from 'playwright-core';

const MOST_STEPS = 80;

/** Somebody without a mouse: goes by Tab to what has this name, and only then does something. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs on until the focus is on an element whose accessible name matches. */
  async goTo(name: RegExp): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if (name.test(await this.#focused())) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached by Tab; the focus is on ${await this.#focused()}`);
  }

  async type(name: RegExp, text: string): Promise<void> {
    await this.goTo(name);
    await this.#page.keyboard.insertText(text);
  }

  async press(name: RegExp, key = 'Enter'): Promise<void> {
    await this.goTo(name);
    await this.#page.keyboard.press(key);
  }

  /** What a screen reader would call the focused element, roughly: label, else text. */
  #focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      if (!element || element === document.body) return '';
      // A part of the page is not called by all that stands in it.
      if (element.matches('main, [role="dialog"], [role="presentation"]'))
        return element.getAttribute('aria-label') ?? '';
      const labels = [...(element.labels ?? [])].map((label) => label.textContent ?? '');
      return element.getAttribute('aria-label') ?? (labels.join(' ') || (element.textContent ?? ''));
    });
  }
}
