import { resolve } from 'node:path';

/** npm runs commands in the repository's root; what is to be written or restored is meant from where npm was called. */
export const calledPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);
