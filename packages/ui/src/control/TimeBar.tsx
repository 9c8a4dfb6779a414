/**
 * The bar that says the time of day by colour, and outside by hatching, so that it also works without colour. Words
 * stand beside it wherever it is used: it is decoration for who cannot see it.
 */
export function TimeBar(props: {
  readonly time: 'day' | 'night' | 'sunset' | 'dawn' | null;
  readonly hatched: boolean;
  /** In px; left out, the bar is as high as its row. */
  readonly height?: number;
}) {
  const colour = props.time === null ? 'var(--line-2)' : `var(--${props.time})`;
  return (
    <i
      aria-hidden
      style={{
        display: 'block',
        width: 5,
        height: props.height ?? '100%',
        flex: 'none',
        borderRadius: 2,
        background: props.hatched
          ? `repeating-linear-gradient(135deg, ${colour} 0 4px, color-mix(in srgb, ${colour} 25%, var(--surface)) 4px 7px)`
          : colour,
      }}
    />
  );
}
