import type { StripView } from '../view/strip-view.ts';

/** A scene as a strip, and what its row says besides. */
export interface StripProps {
  readonly strip: StripView;
  readonly minutes?: number;
  readonly part?: number | null;
  /** What it is shot with as one: `+9`. */
  readonly joined?: string;
  readonly warning?: string;
  readonly warnsHard?: boolean;
  readonly days?: string;
  readonly muted?: boolean;
}
