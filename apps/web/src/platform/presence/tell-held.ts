import type { HeldStrips } from '@ddak/protocol';
import { createContext, useContext } from 'react';

/** PR9: tells the others which strips hang at my pointer; null: none any more. */
export type TellHeld = (held: HeldStrips | null) => void;

/** Where nobody is told, nothing happens. */
export const TellHeldContext = createContext<TellHeld>(() => {});

export const useTellHeld = (): TellHeld => useContext(TellHeldContext);
