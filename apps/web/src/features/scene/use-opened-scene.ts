import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const BY_TAP = { sheet: true };

/**
 * The scene whose fields are open on a phone. It stands in the address: going back closes it and leaves the list.
 * `leave` is for who goes on to somewhere else at once, where a step back would undo that step.
 */
export function useOpenedScene() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isTapped = (state as Partial<typeof BY_TAP> | null)?.sheet === true;
  const open = useCallback(
    (sceneId: string) => setParams({ scene: sceneId }, { state: BY_TAP }),
    [setParams],
  );
  const leave = useCallback(() => setParams({}, { replace: true }), [setParams]);
  const close = useCallback(() => {
    if (isTapped) navigate(-1);
    else leave();
  }, [isTapped, navigate, leave]);
  return { opened: params.get('scene'), open, close, leave };
}
