/**
 * Minutes squared: of a day's scenes, and half of those that are left free, so that what is free comes together on some
 * days and the scenes of long ones on others.
 */
export const fullnessOf = (shot: number, free: number): number => shot ** 2 + Math.max(0, free) ** 2 / 2;
