import { matchesSearch, mentionable, type Target } from '@ddak/domain';
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { useMe, useProjectState } from '../../sync/hooks.ts';
import { type CommentDraft, mentionAt, type Named, withMention } from './mention-text.ts';

const MOST = 8;

/** Naming people while a comment is written: who is found, and the keys that walk and pick. */
export function useMention(options: {
  readonly target: Target;
  readonly draft: CommentDraft;
  readonly onDraft: (draft: CommentDraft) => void;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}) {
  const { target, draft, onDraft, input } = options;
  const state = useProjectState();
  const me = useMe();
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  /** Where a list was sent away by Esc: there it stays away. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const asked = mentionAt(draft.text, Math.min(caret, draft.text.length));
  const search = asked && asked.from !== closedAt ? asked.search : null;
  const people = useMemo((): readonly Named[] => {
    if (search === null) return [];
    const others = mentionable(state, target).filter(({ userId }) => userId !== me._id);
    return others.filter(({ name }) => matchesSearch([name], search)).slice(0, MOST);
  }, [state, target, me._id, search]);
  const chosen = Math.min(at, people.length - 1);

  const pick = (person: Named) => {
    if (!asked) return;
    const next = withMention(
      draft,
      { from: asked.from, caret },
      { userId: person.userId, name: person.name },
    );
    onDraft(next.draft);
    setCaret(next.caret);
    setAt(0);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  /** Whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (people.length === 0) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((chosen + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(people[chosen]!);
    else if (event.key === 'Escape') setClosedAt(asked?.from ?? null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { people, at: chosen, pick, onKey, setCaret };
}
