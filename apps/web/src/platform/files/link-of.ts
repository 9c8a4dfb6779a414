/** What somebody has typed as an address: nobody types https. */
export function linkOf(typed: string): string {
  const text = typed.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
}

/** What a link without a title is called: whose it is. */
export const titleOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');
