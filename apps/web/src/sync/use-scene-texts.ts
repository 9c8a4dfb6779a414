import type { Id, OrganisedScreenplay } from '@ddak/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadScreenplayText, TextUnavailable } from '../platform/screenplay-texts.ts';
import { useMe, useProjectId, useProjectSelector } from './hooks.ts';

export type SceneTextsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly texts: ReadonlyMap<Id, OrganisedScreenplay> }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

const NO_TEXTS: SceneTextsState = { status: 'ready', texts: new Map() };

/** The texts that the scenes of the open project stand in, by version: what a new draft is compared with. */
export function useSceneTexts(): SceneTextsState {
  const projectId = useProjectId();
  const me = useMe();
  const scenes = useProjectSelector((state) => state.scene);
  const wanted = useMemo(
    () =>
      [...new Set([...scenes.values()].flatMap(({ screenplayId }) => screenplayId ?? []))].sort().join(' '),
    [scenes],
  );
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SceneTextsState>({ status: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again on purpose
  useEffect(() => {
    setState({ status: 'loading' });
    if (wanted === '') return;
    let current = true;
    const ids = wanted.split(' ');
    Promise.all(ids.map(async (id) => [id, await loadScreenplayText(me._id, projectId, id)] as const)).then(
      (texts) => current && setState({ status: 'ready', texts: new Map(texts) }),
      (error: unknown) => {
        if (!(error instanceof TextUnavailable)) console.error(error);
        const message =
          error instanceof TextUnavailable
            ? error.message
            : '지금 씬의 본문을 읽는 중에 문제가 생겼어요. 다시 시도해 주세요.';
        if (current) setState({ status: 'failed', message, retry });
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, projectId, me._id, attempt, retry]);
  return wanted === '' ? NO_TEXTS : state;
}
