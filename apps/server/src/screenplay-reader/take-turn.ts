import { FairTurns } from '../limits/fair-turns.ts';

/** Reader processes at once: each may take half a gigabyte. LM9: who has many files read waits behind who has one. */
const turns = new FairTurns({ atOnce: 2, perPerson: 2, mostWaiting: 100 });

/** Runs `work` when one of the two places is free, by person. */
export const takeTurn = <T>(work: () => Promise<T>, person = ''): Promise<T> => turns.run(person, work);
