import type { ArgsOf, CommandName } from '@ddak/domain';
import type { Hand } from './hand.ts';

/** Makes arguments of one command from what a hand sees; null where the screen offers nothing to do it on. */
export type Gesture<N extends CommandName> = (hand: Hand) => ArgsOf<N> | null;
export type GesturesFor<N extends CommandName> = { readonly [K in N]: Gesture<K> };
