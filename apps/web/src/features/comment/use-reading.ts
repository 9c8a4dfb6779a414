import type { Comment, Thread } from '@ddak/domain';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useMe } from '../../sync/hooks.ts';

/** More threads than these fill no panel: they are there at once, the others in the next quiet moment. */
const AT_ONCE = 10;

const commentsIn = ({ head, replies }: Thread): readonly Comment[] => [head, ...replies];

/**
 * Where the reading begins: where a link led, at the first thing that is new to me, else at the end. What I say is
 * brought into sight.
 */
export function useReading(
  threads: readonly Thread[],
  { readAt, found }: { readonly readAt: number; readonly found: string | null },
) {
  const { _id: me } = useMe();
  const scroller = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(threads.length <= AT_ONCE);
  const isStart = ({ _id, author, createdAt }: Comment) =>
    found === null ? author !== me && createdAt > readAt : _id === found;
  const [start] = useState(() => threads.flatMap(commentsIn).find(isStart)?._id);
  const inSight = (commentId: string | undefined) => {
    // Chromium answers with a promise, which an effect would take for its end.
    scroller.current?.querySelector(`[data-comment="${commentId}"]`)?.scrollIntoView({ block: 'center' });
  };

  useEffect(() => startTransition(() => setWhole(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened, and once all are there
  useEffect(() => inSight(start ?? threads.flatMap(commentsIn).at(-1)?._id), [whole]);

  const mine = threads.flatMap(commentsIn).filter(({ author }) => author === me);
  const last = mine.toSorted((a, b) => a.createdAt - b.createdAt).at(-1)?._id;
  const before = useRef(mine.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that I say, not with what others do
  useEffect(() => {
    if (mine.length > before.current) inSight(last);
    before.current = mine.length;
  }, [last, mine.length]);

  const at = threads.findIndex((thread) => commentsIn(thread).some(({ _id }) => _id === start));
  const from = Math.max(0, Math.min(at < 0 ? threads.length : at - 2, threads.length - AT_ONCE));
  return { scroller, shown: whole ? threads : threads.slice(from, from + AT_ONCE) };
}
