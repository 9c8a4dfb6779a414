/** SPEC.md section 9: how long each kind of toast stays, in ms, and how wide it is, in px. A loading one has no end. */
export const TOAST_LIMITS = {
  blankMs: 4000,
  errorMs: 4000,
  successMs: 2000,
  loadingMs: Number.POSITIVE_INFINITY,
  maxWidth: 350,
} as const;
