export * from './gestures/gesture.ts';
export * from './gestures/gestures.ts';
export * from './gestures/hand.ts';
export * from './ids.ts';
export * from './production.ts';
export * from './seeded-random.ts';
export * from './shooting-day.ts';
export * from './sketch-script.ts';
