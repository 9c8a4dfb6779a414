import type { Id } from '@ddak/domain';
import { useCallback, useState } from 'react';
import type { BoardPanel } from './BoardPanels.tsx';
import { useWantedProposal } from './use-wanted-proposal.ts';

/** Which panel stands beside the board, and the ways to each: what opens one closes it again. */
export function useBoardPanel() {
  const [panel, setPanel] = useState<BoardPanel | null>(null);
  const toggle = useCallback(
    (next: BoardPanel) => setPanel((now) => (now?.kind === next.kind ? null : next)),
    [],
  );
  useWantedProposal(useCallback((wanted: Id) => setPanel({ kind: 'proposal', wanted }), []));
  return {
    panel,
    closePanel: useCallback(() => setPanel(null), []),
    togglePanel: useCallback(() => toggle({ kind: 'proposal', wanted: null }), [toggle]),
    openChecks: useCallback((at: Id) => setPanel({ kind: 'checks', at }), []),
    toggleChecks: useCallback(() => toggle({ kind: 'checks', at: null }), [toggle]),
    openCompare: useCallback(() => setPanel({ kind: 'compare' }), []),
  };
}
