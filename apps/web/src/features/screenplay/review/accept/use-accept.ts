import type { Id } from '@ddak/domain';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { useRunCommand, useSyncStatus, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import type { ReviewData } from '../use-review.ts';
import type { AcceptChoices } from './accept-summary.ts';

/**
 * Accepts the version. Only the server can plan it, so the screen waits for its answer: then it goes on to the scenes,
 * with the way back; a refusal ends the waiting (its reason is shown by the sync status).
 */
export function useAccept(review: ReviewData): {
  readonly waiting: boolean;
  readonly accept: (choices: AcceptChoices) => void;
} {
  const { screenplay, scenes } = review;
  const run = useRunCommand();
  const navigate = useNavigate();
  const { undoCommand } = useUndo();
  const [sent, setSent] = useState<Id | null>(null);
  const refused = useSyncStatus(({ notes }) =>
    notes.some((note) => note._id === sent && note.kind !== 'adjusted'),
  );
  const isOffline = useSyncStatus(({ connection }) => connection === 'offline');

  useEffect(() => {
    if (sent === null || screenplay.state !== 'accepted') return;
    setSent(null);
    showUndoToast(`씬 ${scenes.length}개를 받아들였어요.`, sent, undoCommand);
    navigate(`/projects/${screenplay.projectId}/scenes`);
  }, [sent, screenplay, scenes.length, navigate, undoCommand]);
  useEffect(() => {
    if (refused) setSent(null);
  }, [refused]);
  const before = useRef(screenplay.state);
  useEffect(() => {
    // Whoever had the question before them sees it go: it is said why.
    const isOthers = before.current === 'review' && screenplay.state === 'accepted' && sent === null;
    before.current = screenplay.state;
    if (isOthers) toast('그사이 다른 화면에서 이 판을 받아들였어요.');
  }, [screenplay.state, sent]);

  return {
    waiting: sent !== null && !refused,
    accept: (chosen) => {
      const said = {
        ...(chosen.scenes.length > 0 ? { scenes: [...chosen.scenes] } : {}),
        ...(chosen.people.length > 0 ? { people: [...chosen.people] } : {}),
        ...(chosen.isExcerpt ? { isExcerpt: true } : {}),
      };
      setSent(run('acceptScreenplay', { screenplayId: screenplay._id, ...said }));
      if (isOffline) toast('신호가 잡히면 받아들여요. 그때까지 이 기기에 간직해요.');
    },
  };
}
