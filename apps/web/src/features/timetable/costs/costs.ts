import { createContext } from 'react';
import type { CostStore } from './cost-store.ts';

/** What the board costs; null: no board is open. */
export const Costs = createContext<CostStore | null>(null);
