import { StartupError } from '../startup-error.ts';

/** Why there is no backup, or why it is not restored: in words for the person at the terminal. */
export class BackupError extends StartupError {}
