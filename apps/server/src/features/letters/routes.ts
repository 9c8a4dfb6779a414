import { z } from 'zod';
import type { App } from '../../http/app.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { keepLetter } from './letter-file.ts';

export interface LetterDeps {
  readonly dataDir: string;
  readonly limits: RateLimits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const line = z.string().trim().max(120).optional();
const email = z.email({ error: '이메일 주소를 확인해 주세요.' }).max(120);
const agreed = z.literal(true, { error: '개인정보 수집·이용에 동의해 주세요.' });
const text = z.string().trim().max(2_000, { error: '2,000자까지 보낼 수 있어요.' });

const earlyBirdSchema = z.object({ email, name: line, role: line, text: text.optional(), agreed });
const feedbackSchema = z.object({
  text: text.min(1, { error: '의견을 적어 주세요.' }),
  email: email.optional(),
  agreed,
});
const kept = z.object({ data: z.object({}) });

/** `/letters/…`: what visitors send from the public pages. The agreement is what lets us keep it. */
export function letterRoutes(app: App, { dataDir, limits, now }: LetterDeps): void {
  const at = (): string => new Date(now()).toISOString();
  app.post(
    '/letters/early-bird',
    { config: limits.letter, schema: { body: earlyBirdSchema, response: { 201: kept } } },
    async ({ body: { agreed: _, ...letter } }, reply) => {
      await keepLetter(dataDir, 'early-bird', { at: at(), ...letter });
      return reply.status(201).send({ data: {} });
    },
  );
  app.post(
    '/letters/feedback',
    { config: limits.letter, schema: { body: feedbackSchema, response: { 201: kept } } },
    async ({ body: { agreed: _, ...letter } }, reply) => {
      await keepLetter(dataDir, 'feedback', { at: at(), ...letter });
      return reply.status(201).send({ data: {} });
    },
  );
}
