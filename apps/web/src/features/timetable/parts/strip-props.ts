import type { StripView } from '../view/strip-view.ts';

/** A scene as a strip, and what its row says besides. */
export interface StripProps {
  readonly strip: StripView;
  readonly minutes?: number;
  readonly part?: string;
  /** What it is shot with as one: `+9`. */
  readonly joined?: string;
  readonly warning?: string;
  readonly warnsHard?: boolean;
  readonly days?: string;
  readonly muted?: boolean;
}

/** What the box of a strip is, whatever stands in it. */
export const stripBox = ({ strip, muted }: StripProps) => ({
  className: 'strip',
  'data-tone': strip.tone,
  'data-outside': strip.outside || undefined,
  'data-muted': muted || undefined,
  title: strip.names ? `${strip.names}\n${strip.synopsis}` : strip.synopsis,
});

/** `12 1/2+13`: the scene's number, its part, and what it is shot with. */
export const stripNumber = ({ strip, part, joined }: StripProps): string =>
  `${strip.label}${part ? ` ${part}` : ''}${joined ?? ''}`;
