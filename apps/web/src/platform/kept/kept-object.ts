/** What is kept on the device under a key of ours; nothing where that is not there, or in somebody else's words. */
export function keptObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // It is begun anew.
    return {};
  }
}
