import { resolve } from 'node:path';
import { z } from 'zod';

const MiB = 1024 * 1024;

/** `true`, a number of hops, or a list of addresses, as Fastify's trustProxy takes it. */
const trustProxySchema = z
  .string()
  .default('')
  .transform((text): boolean | number | string[] => {
    const value = text.trim();
    if (value === '' || value === 'false' || value === '0') return false;
    if (value === 'true') return true;
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
  });

const publicUrlSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
);

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: publicUrlSchema,
  TRUST_PROXY: trustProxySchema,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  DDAK_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DDAK_RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  DDAK_MAX_UPLOAD_MB: z.coerce.number().int().min(1).max(1024).default(50),
});

/** Everything that the environment decides, read once. Paths are absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin under which people reach the server, without a slash at its end. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean | number | string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: z.infer<typeof environmentSchema>['DDAK_LOG'];
  /** Off only where one address stands for many people: tests, measuring. */
  readonly rateLimit: boolean;
  readonly maxUploadBytes: number;
}

/** A setting that cannot be: its message names the variable, for a person. */
export class ConfigError extends Error {}

/** Reads the environment; throws ConfigError naming every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`환경 설정이 올바르지 않습니다. (.env.example 참고)\n${lines.join('\n')}`);
  }
  const read = parsed.data;
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL,
    trustProxy: read.TRUST_PROXY,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    logLevel: read.DDAK_LOG,
    rateLimit: read.DDAK_RATE_LIMIT === 'on',
    maxUploadBytes: read.DDAK_MAX_UPLOAD_MB * MiB,
  };
}
