import { useCallback, useEffect, useRef } from 'react';
import { browserClock } from '../../platform/clock/browser-clock.ts';
import { useSignedInTools } from '../../platform/live/live-socket-context.ts';
import type { Held, TellHeld } from '../../platform/presence/tell-held.ts';
import { useProjectId, useProjectNow, useProjectSelector } from '../../sync/hooks.ts';
import { fieldAt } from './field-at.ts';
import { fieldStyles } from './field-styles.ts';
import { heldDayStyles } from './held-day-styles.ts';
import { heldStyles } from './held-styles.ts';
import { type FieldKeeper, keepFields, type PeopleInFields } from './keep-fields.ts';

/** What has the focus may be taken away without a word. */
const LOOK_MS = 2_000;
const NOBODY: PeopleInFields = new Map();

const quote = (text: string): string =>
  `"${text.replace(/["\\\n\r\f<]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;

/**
 * PR6: says which marked field I am in, and outlines those that the others are in; PR9, PR11: the strips and days that they
 * hold, and what these hang over. Draws no component anew. The answer says what I hold.
 */
export function useFieldOutlines(): TellHeld {
  const { socket } = useSignedInTools();
  const projectId = useProjectId();
  const crew = useProjectSelector((state) => state.projectMember);
  const shown = useRef({ people: NOBODY, crew });
  const sheet = useRef<CSSStyleSheet>(null);
  const now = useProjectNow();
  const keeping = useRef<FieldKeeper>(null);
  const draw = () => {
    const { people, crew } = shown.current;
    const held = [heldStyles, heldDayStyles].map((stylesOf) => stylesOf(people, now(), quote));
    sheet.current?.replaceSync([fieldStyles(people, crew, quote), ...held].join('\n'));
  };
  useEffect(() => {
    const own = new CSSStyleSheet();
    sheet.current = own;
    document.adoptedStyleSheets.push(own);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draw` reads what is there now
  useEffect(() => {
    const heard = (people: PeopleInFields) => {
      shown.current.people = people;
      draw();
    };
    const keeper = keepFields({ socket, clock: browserClock, projectId, heard });
    keeping.current = keeper;
    let cancel = () => {};
    const look = () => {
      cancel();
      const at = document.hasFocus() ? fieldAt(document.activeElement) : null;
      keeper.enter(at);
      if (at) cancel = browserClock.after(LOOK_MS, look);
    };
    // Between two fields nothing has the focus.
    const soon = () => queueMicrotask(look);
    const wake = () => document.visibilityState === 'visible' && keeper.again();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', soon);
    // A cell that waited is a field from its first letter on.
    document.addEventListener('input', soon);
    document.addEventListener('visibilitychange', wake);
    return () => {
      cancel();
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', soon);
      document.removeEventListener('input', soon);
      document.removeEventListener('visibilitychange', wake);
      keeper.end();
      heard(NOBODY);
    };
  }, [socket, projectId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draw` reads what is there now
  useEffect(() => {
    shown.current.crew = crew;
    if (shown.current.people.size > 0) draw();
  }, [crew]);
  return useCallback((held: Held | null) => keeping.current?.hold(held), []);
}
