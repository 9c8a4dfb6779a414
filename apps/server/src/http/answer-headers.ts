import type { Config } from '../config.ts';

/** Of a device nothing is used. What a browser does not know it skips. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'screen-wake-lock', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
  'browsing-topics',
]
  .map((name) => `${name}=()`)
  .join(', ');

const policyOf = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    // Scripts that stand in our pages, by their hashes; no other.
    ["script-src 'self'", ...scriptHashes].join(' '),
    // The component library writes its styles into the page as it goes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');

/** Headers of every answer by their names, as the browsers on such a line are told them. */
export interface AnswerHeaders {
  readonly plain: Readonly<Record<string, string>>;
  readonly overTls: Readonly<Record<string, string>>;
}

/** What every answer says of how it may be used, whatever it is: put together once. */
export function answerHeaders(
  { publicUrl, hstsSubdomains }: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
  scriptHashes: readonly string[],
): AnswerHeaders {
  const plain = {
    'content-security-policy': policyOf(scriptHashes),
    // Without HTTPS browsers ignore it and complain in the console.
    ...(publicUrl?.startsWith('https:') ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return { plain, overTls: { ...plain, 'strict-transport-security': hsts } };
}
