import type { Page } from 'playwright-core';

/** The texts of a column of the grid that is shown, from above to below; of a name the name alone. */
export const columnTexts = (page: Page, column: string): Promise<string[]> =>
  page
    .locator(`[role="gridcell"][data-column="${column}"]`)
    .evaluateAll((cells) =>
      cells
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((cell) =>
          (cell.querySelector('b') ?? (cell as HTMLElement)).innerText.trim().split('\n').at(-1)!.trim(),
        ),
    );
