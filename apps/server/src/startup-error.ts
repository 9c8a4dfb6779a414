/** Why the server cannot start, in words for the person at the terminal; the stack would not help them. */
export class StartupError extends Error {}
