import { type Availability, type DateText, readAvailability } from '@ddak/domain';

/** AV7: the days that a pasted cell says, in place of those that it shows; undefined: it says nothing new. */
export function readDaysCell(
  text: string,
  shown: string,
  near: DateText,
): { readonly availability: Availability } | { readonly why: string } | undefined {
  // An empty cell of a list says nothing of days, and takes none away.
  if (text === '' || text === shown) return undefined;
  const { entries, unread } = readAvailability(text, near);
  return unread[0] ? { why: `가능한 날: ${unread[0].why}` } : { availability: entries };
}
