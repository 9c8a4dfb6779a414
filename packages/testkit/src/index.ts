export * from './ids.ts';
export * from './production.ts';
