/** SPEC.md section 9: when a tooltip comes and how long it stays after a finger, in ms, and how wide it is, in px. */
export const TOOLTIP = {
  enterDelay: 100,
  enterTouchDelay: 700,
  leaveTouchDelay: 1500,
  maxWidth: 300,
} as const;
