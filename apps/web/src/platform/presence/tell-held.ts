import type { HeldDay, HeldStrips } from '@ddak/protocol';
import { createContext, useContext } from 'react';

/** PR9, PR11: what may hang at a pointer. */
export type Held = HeldStrips | HeldDay;

/** Tells the others what hangs at my pointer; null: nothing any more. */
export type TellHeld = (held: Held | null) => void;

/** Where nobody is told, nothing happens. */
export const TellHeldContext = createContext<TellHeld>(() => {});

export const useTellHeld = (): TellHeld => useContext(TellHeldContext);
