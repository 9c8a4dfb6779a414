import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 800;

/**
 * A text that is typed locally and saved when the typing rests or the field is left, never in the middle of a
 * Hangul syllable. A value that changes elsewhere is taken over unless this field is being typed in.
 */
export function useDraft(value: string, save: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ draft, value, save });
  latest.current = { draft, value, save };

  const commit = () => {
    clearTimeout(timer.current);
    const { draft: text, value: saved, save: saveNow } = latest.current;
    if (text !== null && text !== saved) saveNow(text);
  };
  const commitLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(event.target.value);
      if (composing.current) clearTimeout(timer.current);
      else commitLater();
    },
    onCompositionStart: () => {
      composing.current = true;
      clearTimeout(timer.current);
    },
    onCompositionEnd: () => {
      composing.current = false;
      commitLater();
    },
    onBlur: () => {
      composing.current = false;
      commit();
      setDraft(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && !composing.current && latest.current.draft !== null) {
        clearTimeout(timer.current);
        setDraft(null);
        event.stopPropagation();
      }
    },
  };
}
