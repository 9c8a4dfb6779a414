/** What of `navigator` sharing needs. */
export type Sharer = Partial<Pick<Navigator, 'canShare' | 'share'>>;

/** `needsTap`: the browser shares only right after a tap, and the files took longer. `cannot`: not these, not here. */
export type Shared = 'shared' | 'closed' | 'needsTap' | 'cannot';

/** Hands files to the device's own way of sharing. */
export async function shareFiles(files: readonly File[], sharer: Sharer): Promise<Shared> {
  const data = { files: [...files] };
  if (!sharer.share || !sharer.canShare?.(data)) return 'cannot';
  try {
    await sharer.share(data);
    return 'shared';
  } catch (error) {
    // Whoever closes the device's list has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'needsTap';
    throw error;
  }
}
