/** `김하늘 (B팀)`: what stands behind a name in a list is no part of it (TI14). */
export function splitListedName(named: string): { readonly name: string; readonly behind: string } {
  const [, name = named, behind = ''] = /^([^()\n]+?)\s*[(\n]([^()]*)\)?$/.exec(named) ?? [];
  return { name, behind };
}

/** A 직책 with what stood behind the name. */
export const roleWithBehind = (roleTitle: string, behind: string): string =>
  [roleTitle, behind].filter(Boolean).join(' ');
