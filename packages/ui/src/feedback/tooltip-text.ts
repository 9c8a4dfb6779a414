/** What has a hint: what says one itself, and controls that show a picture alone. */
const HINTED = '[title], button[aria-label], a[aria-label], [role=button][aria-label]';

/** The element at or above the target that has a hint, if the target is inside of one. */
export function hintedAt(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest(HINTED) : null;
  return found instanceof HTMLElement && textOf(found) !== '' ? found : null;
}

/** The hint of an element; nothing where its words stand on it already. */
export function textOf(element: HTMLElement): string {
  const own = element.title || element.getAttribute('aria-description');
  if (own) return own;
  return element.textContent?.trim() ? '' : (element.getAttribute('aria-label') ?? '');
}

/**
 * Keeps the browser's own hint away as long as ours may come; what it said to assistive technology is still said.
 * The answer puts it back.
 */
export function takeTitle(element: HTMLElement): () => void {
  const { title } = element;
  if (!title) return () => undefined;
  const named = element.hasAttribute('aria-label') || Boolean(element.textContent?.trim());
  const attribute = named ? 'aria-description' : 'aria-label';
  element.removeAttribute('title');
  element.setAttribute(attribute, title);
  return () => {
    element.removeAttribute(attribute);
    // Somebody may have given it another one meanwhile.
    if (!element.title) element.title = title;
  };
}
