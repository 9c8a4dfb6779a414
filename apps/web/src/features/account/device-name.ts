/** Looked for in this order: an Edge also calls itself Chrome, a Chrome Safari. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/Whale\//, '웨일'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/** `iPhone · Safari`: what a person makes of how a browser calls itself. */
export function deviceName(userAgent: string): string {
  const named = [SYSTEMS, BROWSERS].map((list) => list.find(([sign]) => sign.test(userAgent))?.[1]);
  return named.filter((name) => name !== undefined).join(' · ') || '알 수 없는 기기';
}
