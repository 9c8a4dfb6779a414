export * from './kernel/clock.ts';
export * from './kernel/date.ts';
export * from './kernel/eighths.ts';
export * from './kernel/id.ts';
export * from './kernel/order-key.ts';
export * from './kernel/result.ts';
export * from './screenplay/organised.ts';
export * from './screenplay/scene-facts.ts';
