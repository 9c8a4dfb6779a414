/** Text between tags; what XML cannot hold goes. */
export const xmlText = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Text between quotes. */
export const attribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;');
