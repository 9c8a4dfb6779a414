import type { SyncNote } from '../../sync/status.ts';

/** The button that does once more what a note tells of. */
export function againLabel(kind: SyncNote['kind']): string {
  if (kind === 'replaced') return '내 것으로';
  return kind === 'moved' ? '다시 옮기기' : '다시 하기';
}
