import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { AiConfig } from '../../config.ts';

export interface Question {
  readonly system: string;
  readonly user: string;
  /** JSON schema of the answer. */
  readonly schema: object;
}

/**
 * What came of a question. `unreachable`: the model's server is busy, broken or silent, and was asked again in vain;
 * `useless`: it answered with something that is no answer. Tokens and calls are spent either way.
 */
export type Reply =
  | { readonly kind: 'answer'; readonly content: unknown; readonly calls: number; readonly tokens: number }
  | { readonly kind: 'unreachable' | 'useless'; readonly calls: number; readonly tokens: number };

const TRIES = 3;
const LONGEST_PAUSE_MS = 20_000;
const MOST_BYTES = 1024 * 1024;
/** A token is about two letters of Korean: where the server does not count them. */
const LETTERS_A_TOKEN = 2;

const completionSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: z.object({ total_tokens: z.number().int().min(0) }).nullish(),
});

/** Asks for a structured answer by the chat completions protocol. Throws only when `signal` aborts. */
export async function askModel(
  config: AiConfig,
  question: Question,
  signal: AbortSignal,
  firstPauseMs = 1_000,
): Promise<Reply> {
  const asked = Math.ceil((question.system.length + question.user.length) / LETTERS_A_TOKEN);
  let tokens = 0;
  for (let calls = 1; ; calls++) {
    signal.throwIfAborted();
    const outcome = await askOnce(config, question, signal);
    signal.throwIfAborted();
    tokens += outcome.tokens ?? asked;
    if (outcome.kind === 'answer') return { kind: 'answer', content: outcome.content, calls, tokens };
    if (outcome.kind === 'useless') return { kind: 'useless', calls, tokens };
    if (calls >= TRIES || !outcome.again) return { kind: 'unreachable', calls, tokens };
    const wait = outcome.retryAfterMs ?? firstPauseMs * 2 ** (calls - 1);
    await pause(Math.min(wait, LONGEST_PAUSE_MS), undefined, { signal });
  }
}

type Outcome =
  | { kind: 'answer'; content: unknown; tokens: number | undefined }
  | { kind: 'useless'; tokens: number | undefined }
  | { kind: 'unreachable'; again: boolean; retryAfterMs?: number | undefined; tokens: number };

async function askOnce(config: AiConfig, question: Question, signal: AbortSignal): Promise<Outcome> {
  try {
    const answer = await fetch(`${config.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(config.apiKey === '' ? {} : { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify(bodyOf(config, question)),
      signal: AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMs)]),
      redirect: 'error',
    });
    if (answer.ok) return readCompletion(await readText(answer));
    await answer.body?.cancel();
    const again = answer.status === 429 || answer.status >= 500;
    const seconds = Number(answer.headers.get('retry-after'));
    const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
    return { kind: 'unreachable', again, retryAfterMs, tokens: 0 };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooLong) return { kind: 'useless', tokens: undefined };
    // A time-out, a refused or broken connection: the model is not there, which is no fault of ours.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return { kind: 'unreachable', again: true, tokens: 0 };
    throw error;
  }
}

const bodyOf = (config: AiConfig, { system, user, schema }: Question): object => ({
  model: config.model,
  temperature: 0,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'scene', strict: true, schema } },
});

class TooLong extends Error {}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST_BYTES) throw new TooLong();
  }
  return text + decoder.decode();
}

/** The answer inside a completion; cut off, refused or no JSON is useless. */
function readCompletion(text: string): Outcome {
  const body = completionSchema.safeParse(parseJson(text));
  if (!body.success) return { kind: 'useless', tokens: undefined };
  const [choice] = body.data.choices;
  const tokens = body.data.usage?.total_tokens;
  if (!choice || choice.finish_reason === 'length') return { kind: 'useless', tokens };
  const content = parseJson(choice.message.content.replace(/^\s*```(?:json)?|```\s*$/g, ''));
  return content === undefined ? { kind: 'useless', tokens } : { kind: 'answer', content, tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
