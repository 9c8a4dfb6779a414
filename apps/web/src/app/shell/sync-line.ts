import type { SyncStatus } from '../../sync/status.ts';

export interface SyncLine {
  readonly tone: 'ok' | 'warn' | 'err' | 'idle';
  readonly text: string;
}

/** `9:05`; times are those of the person's own clock. */
const clockText = (at: number): string => {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
};

/** What is saved and what is not, in words. Never says 저장됨 before the server has it. */
export function syncLine({ connection, pending, savedAt }: SyncStatus): SyncLine {
  const waiting = pending > 0 ? ` · 보낼 것 ${pending}개` : '';
  if (connection === 'offline') {
    const content = savedAt === null ? '' : ` · ${clockText(savedAt)} 내용`;
    return { tone: 'warn', text: `신호 없음${content}${waiting}` };
  }
  if (pending > 0) return { tone: 'idle', text: `저장 중 ${pending}` };
  return connection === 'connecting' ? { tone: 'idle', text: '연결하는 중' } : { tone: 'ok', text: '저장됨' };
}
