import type { Page } from 'playwright-core';

const COLUMNS = 6;
const STRIPS = 17;

/**
 * A page with as many boxes in sight as the board has, and a drag that does the least that a drag can: it moves a box
 * with the pointer and asks once a frame what lies under it.
 */
export async function showBarePage(page: Page): Promise<void> {
  const strip = '<div class="strip"><b>12</b> <span>편의점</span> <small>45분</small></div>';
  const column = `<section>${strip.repeat(STRIPS)}</section>`;
  await page.setContent(`<style>
    body { display: flex; gap: 10px; margin: 0 0 0 264px; font: 13px sans-serif }
    section { flex: none; width: 240px; height: 100vh; overflow: auto }
    .strip { height: 48px; margin: 3px; background: #eee; border-radius: 6px }
    #hanging { position: fixed; left: 0; top: 0; pointer-events: none; will-change: transform; background: #ccc }
  </style>${column.repeat(COLUMNS)}`);
  await page.evaluate(() => {
    let hanging: HTMLElement | null = null;
    let under: Element | null = null;
    let [x, y] = [0, 0];
    const look = () => {
      if (!hanging) return;
      hanging.style.transform = `translate(${x}px, ${y}px)`;
      const now = document.elementFromPoint(x, y)?.closest('section') ?? null;
      under?.removeAttribute('data-over');
      now?.setAttribute('data-over', '');
      under = now;
      requestAnimationFrame(look);
    };
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element)) return;
      hanging = event.target.closest('.strip')!.cloneNode(true) as HTMLElement;
      hanging.id = 'hanging';
      document.body.append(hanging);
      requestAnimationFrame(look);
      event.preventDefault();
    });
    addEventListener('mousemove', (event) => {
      [x, y] = [event.clientX, event.clientY];
    });
    addEventListener('keydown', () => {
      hanging?.remove();
      hanging = null;
    });
  });
}
