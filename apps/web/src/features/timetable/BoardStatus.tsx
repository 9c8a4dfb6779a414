import { Grow, StatusBar, StatusDot } from '@ddak/ui';
import { useSyncStatus } from '../../sync/hooks.ts';
import type { SyncStatus } from '../../sync/status.ts';
import type { BoardTotals } from './view/board-view.ts';

/** The foot of the board: whether it is saved, how much is placed, which keys help. */
export function BoardStatus(props: { readonly totals: BoardTotals }) {
  const { totals } = props;
  const saved = savedWords(useSyncStatus());
  return (
    <StatusBar>
      <span>
        <StatusDot tone={saved.tone} />
        {saved.words}
      </span>
      <span>
        전체 {totals.scenes}씬 · {totals.allocated} 배정 · {totals.shootingDays}회차
      </span>
      {totals.warnings > 0 ? (
        <b style={{ color: 'var(--err-ink)', fontWeight: 600 }}>점검 {totals.warnings}</b>
      ) : null}
      <Grow />
      <span style={{ color: 'var(--ink-3)' }}>실행 취소 {isApple() ? '⌘Z' : 'Ctrl Z'}</span>
      <span style={{ color: 'var(--ink-3)' }}>옮기기 M</span>
      <span style={{ color: 'var(--ink-3)' }}>도움말 ?</span>
    </StatusBar>
  );
}

function savedWords(status: SyncStatus): { tone: 'ok' | 'warn' | 'idle'; words: string } {
  const waiting = status.pending > 0 ? ` · 보낼 것 ${status.pending}개` : '';
  if (status.connection === 'offline') return { tone: 'warn', words: `신호 없음${waiting}` };
  if (status.connection === 'connecting') return { tone: 'idle', words: `연결하는 중${waiting}` };
  return status.pending > 0
    ? { tone: 'idle', words: `저장하는 중${waiting}` }
    : { tone: 'ok', words: '저장됨' };
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
