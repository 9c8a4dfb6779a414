export * from './account-deletion.ts';
export * from './accounts.ts';
export * from './commands.ts';
export * from './errors.ts';
export * from './feed.ts';
export * from './keys.ts';
export { newPasswordSchema } from './passwords.ts';
export * from './socket.ts';
export * from './version.ts';
