import { ICON_PATHS, type IconName } from './paths.ts';

/** An icon from our own set, in the colour of its text. With `label` it speaks for itself, without it is decoration. */
export function Icon({
  name,
  size = 16,
  label,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly label?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'drag' ? 2.2 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
