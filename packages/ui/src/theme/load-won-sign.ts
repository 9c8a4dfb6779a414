import { FONT } from './theme.ts';

/**
 * The font comes in parts, by characters, and ₩ lies in one that no other word of the app needs. Whenever a part comes
 * the browser lays out all text anew: it would do so under the hand that drags a strip, whose card says what the day costs.
 */
export function loadWonSign(): void {
  // Without it the system's sign is shown.
  document.fonts.load(`1em ${FONT}`, '₩').catch(() => undefined);
}
