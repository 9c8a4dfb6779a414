import { LOGO_FONT } from './theme/theme.ts';
import { token } from './theme/token.ts';

/** The word mark. `size` in px. */
export function Logo({ text = 'DDAK', size = 22 }: { readonly text?: string; readonly size?: number }) {
  return (
    <span
      style={{
        fontFamily: LOGO_FONT,
        fontSize: size,
        letterSpacing: '.01em',
        lineHeight: 1,
        color: token.brand,
      }}
    >
      {text}
    </span>
  );
}
