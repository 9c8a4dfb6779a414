import type { HistoryEntry } from '@ddak/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useProjectState } from '../../sync/hooks.ts';
import { type HistoryFilter, useLazyHistoryQuery } from './history-api.ts';

export interface History {
  readonly entries: readonly HistoryEntry[] | null;
  readonly error: unknown;
  /** Null: there is nothing older. */
  readonly more: (() => void) | null;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** So long after the last change of the project is the newest of it asked for. */
const SETTLED_MS = 1_000;

/** The entries that a filter lets through, page by page; the newest come by themselves. */
export function useHistory({ projectId, actor, object, until }: HistoryFilter): History {
  const [ask, { isFetching }] = useLazyHistoryQuery();
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = useRef(0);
  const load = useCallback(
    async (before: number | null) => {
      asked.current += 1;
      const turn = asked.current;
      const answer = await ask({ projectId, actor, object, until, ...(before === null ? {} : { before }) });
      if (turn !== asked.current) return;
      setError(answer.error ?? null);
      if (!answer.data) return;
      const { entries: page, next: older } = answer.data;
      setEntries((known) => (before === null ? page : [...(known ?? []), ...page]));
      setNext(older);
    },
    [ask, projectId, actor, object, until],
  );
  const state = useProjectState();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the project is one of its history
  useEffect(() => {
    const wait = isFirst.current ? 0 : SETTLED_MS;
    isFirst.current = false;
    const timer = setTimeout(() => void load(null), wait);
    return () => clearTimeout(timer);
  }, [load, state]);
  return {
    entries,
    error,
    more: next === null ? null : () => void load(next),
    isLoading: isFetching,
    reload: () => void load(null),
  };
}
