/** The open speed-dial closes by Escape, and when something else is clicked. */
export function closeDial(page: Document): void {
  const dial = page.querySelector<HTMLDetailsElement>('details.dial');
  if (!dial) return;
  page.addEventListener('click', (event) => {
    if (!dial.contains(event.target as Node)) dial.open = false;
  });
  dial.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    dial.open = false;
    dial.querySelector('summary')?.focus();
  });
}
