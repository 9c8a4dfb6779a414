import { z } from 'zod';

const minutes = z.number().nonnegative();

/**
 * How much a rule weighs is said by the problem, never by the engine: `hard` is broken only where pins leave no other
 * way, `soft` costs `weight` points for each unit by which it is broken, `off` is not looked at.
 */
export const severitySchema = z.enum(['hard', 'soft', 'off']);
export type Severity = z.output<typeof severitySchema>;

const weighed = {
  severity: severitySchema.default('hard'),
  weight: z.number().nonnegative().default(1),
};
const ofMinors = { ...weighed, minorClass: z.enum(['under15', 'under19']) };

/** A rule may stand twice with two values: a rest under 8 h hard, under 11 h soft. Of one that is not named nothing is asked. */
export const ruleSchema = z.discriminatedUnion('rule', [
  z.strictObject({ ...weighed, rule: z.literal('dayLength'), minutes: minutes.nullable().default(null) }),
  z.strictObject({ ...weighed, rule: z.literal('scenesPerDay'), count: z.int().positive() }),
  z.strictObject({
    ...weighed,
    rule: z.literal('light'),
    slack: minutes.default(90),
    step: minutes.default(0),
  }),
  z.strictObject({ ...weighed, rule: z.literal('peopleAvailable') }),
  z.strictObject({ ...weighed, rule: z.literal('placesAvailable') }),
  z.strictObject({ ...weighed, rule: z.literal('elementsAvailable') }),
  z.strictObject({ ...weighed, rule: z.literal('onePlaceAtOnce') }),
  z.strictObject({ ...weighed, rule: z.literal('restCrew'), minutes }),
  z.strictObject({ ...weighed, rule: z.literal('restCast'), minutes }),
  z.strictObject({ ...weighed, rule: z.literal('weekHours'), minutes }),
  z.strictObject({ ...weighed, rule: z.literal('weeklyDayOff'), days: z.int().min(0).max(7) }),
  z.strictObject({ ...weighed, rule: z.literal('meal'), within: z.number().positive(), minutes }),
  z.strictObject({ ...weighed, rule: z.literal('break'), after: minutes, minutes }),
  z.strictObject({ ...ofMinors, rule: z.literal('minorHours'), from: minutes, to: minutes }),
  z.strictObject({ ...ofMinors, rule: z.literal('minorDay'), minutes }),
  z.strictObject({ ...ofMinors, rule: z.literal('minorWeek'), minutes }),
]);
export type Rule = z.output<typeof ruleSchema>;

export const precedenceSchema = z.strictObject({ ...weighed, before: z.string(), after: z.string() });
export const groupSchema = z.strictObject({
  ...weighed,
  kind: z.enum(['sameDay', 'differentDays', 'together']),
  scenes: z.array(z.string()).min(2),
});

/** Every rule that an answer can break, those of the problem's own pairs and groups too. */
export type RuleName = Rule['rule'] | 'precedence' | 'pin' | z.output<typeof groupSchema>['kind'];
