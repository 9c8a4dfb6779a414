import type { Id, OrganisedScreenplay } from '@ddak/domain';
import { useCallback, useEffect, useState } from 'react';
import { useBreakdownLoading } from '../platform/breakdown-loading-slice.ts';
import { loadScreenplayText, TextUnavailable } from '../platform/screenplay-texts.ts';
import { useMe, useProjectId } from './hooks.ts';

export type TextState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly text: OrganisedScreenplay }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

/** The organised text of a version of the open project; null: not wanted yet (it is still being read). */
export function useScreenplayText(screenplayId: Id | null): TextState {
  const projectId = useProjectId();
  const me = useMe();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TextState>({ status: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again on purpose
  useEffect(() => {
    setState({ status: 'loading' });
    if (screenplayId === null) return;
    let current = true;
    loadScreenplayText(me._id, projectId, screenplayId).then(
      (text) => current && setState({ status: 'ready', text }),
      (error: unknown) => {
        if (!(error instanceof TextUnavailable)) console.error(error);
        const message =
          error instanceof TextUnavailable
            ? error.message
            : '본문을 읽는 중에 문제가 생겼어요. 다시 시도해 주세요.';
        if (current) setState({ status: 'failed', message, retry });
      },
    );
    return () => {
      current = false;
    };
  }, [screenplayId, projectId, me._id, attempt, retry]);
  useBreakdownLoading('description', screenplayId !== null && state.status === 'loading');
  return state;
}
