import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isInsideHost } from './inside-host.ts';

const MiB = 1024 * 1024;

/**
 * A number of hops, or a list of addresses of proxies. `true` is one hop: to believe all of X-Forwarded-For would be to
 * believe what the visitor has written into it.
 */
const trustProxySchema = z
  .string()
  .default('')
  .transform((text): false | number | string[] => {
    const value = text.trim();
    if (value === '' || value === 'false' || value === '0') return false;
    if (value === 'true') return 1;
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
  });

const publicUrlSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
);

/** An address elsewhere; empty: our own page stands there. */
const linkSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.url({ protocol: /^https?$/ }).optional(),
);
/** Texts of scripts go there: in the clear only within the own network. */
const modelSchema = linkSchema.refine(
  (url) => url === undefined || url.startsWith('https:') || isInsideHost(new URL(url).hostname),
  { error: 'https 주소여야 합니다. http는 같은 기기나 내부 망에서만 됩니다.' },
);
/** People's files go there: in the clear only within the own network. Its path names the bucket, and a folder in it. */
const bucketSchema = linkSchema
  .refine((url) => url === undefined || url.startsWith('https:') || isInsideHost(new URL(url).hostname), {
    error: 'https 주소여야 합니다. http는 같은 기기나 내부 망에서만 됩니다.',
  })
  .refine((url) => url === undefined || /^\/[^/]/.test(new URL(url).pathname), {
    error: '버킷까지 적은 주소여야 합니다. (https://s3.example.com/버킷)',
  });
/** One line about the company; empty: the sample, marked as one. */
const companySchema = (sample: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim() || `${sample} (예시)`);

const databaseUrlSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.url({ protocol: /^postgres(ql)?$/ }).optional(),
);

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: publicUrlSchema,
  DDAK_HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  TRUST_PROXY: trustProxySchema,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrlSchema,
  DATABASE_OWNER_URL: databaseUrlSchema,
  DDAK_BACKUP_KEY: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string().min(16, { error: '16자 이상이어야 합니다.' }).optional(),
  ),
  DDAK_BACKUP_BEFORE_UPDATE: z.enum(['on', 'off']).default('on'),
  DDAK_FACTOR_KEY: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string().min(16, { error: '16자 이상이어야 합니다.' }).optional(),
  ),
  DDAK_ERASURE_LEDGER: z.string().default(''),
  DDAK_CALL_LINK_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  DDAK_CONTACT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  DDAK_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DDAK_RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  DDAK_PUSH: z.enum(['on', 'off', 'loopback']).default('on'),
  DDAK_JOB_POLL_SECONDS: z.coerce.number().min(0.5).max(60).default(5),
  DDAK_SOCKETS_PER_PERSON: z.coerce.number().int().min(1).default(30),
  DDAK_SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
  SMTP_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^smtps?$/ }).optional(),
  ),
  MAIL_FROM: z
    .string()
    .default('')
    .transform((text) => text.trim() || 'DDAK <no-reply@ddak.example>'),
  AI_BASE_URL: modelSchema,
  AI_API_KEY: z.string().default(''),
  AI_MODEL: z.string().default(''),
  AI_MAX_CALLS: z.coerce.number().int().min(1).default(400),
  AI_MAX_TOKENS: z.coerce.number().int().min(1000).default(600_000),
  AI_TIMEOUT_SECONDS: z.coerce.number().min(1).max(600).default(60),
  DDAK_S3_URL: bucketSchema,
  DDAK_S3_REGION: z
    .string()
    .default('')
    .transform((text) => text.trim() || 'us-east-1'),
  DDAK_S3_KEY_ID: z.string().default(''),
  DDAK_S3_SECRET: z.string().default(''),
  DDAK_STORAGE_MB: z.coerce.number().int().min(1).default(2048),
  DDAK_MAX_IMPORT_MB: z.coerce.number().int().min(1).max(65_536).default(4096),
  DDAK_MAX_FILE_MB: z.coerce.number().int().min(1).max(4096).default(500),
  DDAK_MAX_UPLOAD_MB: z.coerce.number().int().min(1).max(1024).default(50),
  EARLY_BIRD_URL: linkSchema,
  FEEDBACK_URL: linkSchema,
  GUIDE_URL: linkSchema,
  CHANNEL_URL: linkSchema,
  INSTAGRAM_URL: linkSchema,
  YOUTUBE_URL: linkSchema,
  X_URL: linkSchema,
  COMPANY_NAME: companySchema('주식회사 딱'),
  COMPANY_REPRESENTATIVE: companySchema('홍길동'),
  COMPANY_NUMBER: companySchema('000-00-00000'),
  COMPANY_ADDRESS: companySchema('서울특별시 마포구'),
  COMPANY_EMAIL: companySchema('hello@ddak.example'),
});

type Environment = z.infer<typeof environmentSchema>;

/** What the public pages say and where they lead. */
export interface SiteConfig {
  /** By path; undefined: our own page. */
  readonly links: Readonly<Record<keyof ReturnType<typeof linksOf>, string | undefined>>;
  readonly company: Readonly<Record<'name' | 'representative' | 'number' | 'address' | 'email', string>>;
}

/** How mail leaves. Without `smtpUrl` it is put into DATA_DIR/mail/outbox. */
export interface MailConfig {
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

/** A model that speaks the chat completions protocol, and how much one script may ask of it. */
export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly maxCalls: number;
  readonly maxTokens: number;
  readonly timeoutMs: number;
}

/** A bucket behind the S3 protocol. */
export interface S3Config {
  /** Of the bucket, and a folder in it; without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Everything that the environment decides, read once. Paths are absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin under which people reach the server, without a slash at its end. */
  readonly publicUrl: string | undefined;
  /** Whether browsers shall ask every subdomain over TLS alone, too. */
  readonly hstsSubdomains: boolean;
  readonly trustProxy: false | number | string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Of the role that owns the tables, where the server's own does not (AC18). */
  readonly databaseOwnerUrl: string | undefined;
  readonly backup: {
    /** Undefined: backups are checked, but not encrypted. */
    readonly key: string | undefined;
    readonly beforeUpdate: boolean;
  };
  /** Seals what second factors are checked by. Undefined: a key of our own, in DATA_DIR/keys. */
  readonly factorKey: string | undefined;
  /** The file that says which accounts were erased, for when an older backup is restored. */
  readonly erasureLedger: string;
  /** For how many days after archiving a project keeps phones and e-mails. */
  readonly contactDays: number;
  /** For how many days after the shooting day a link to its call sheet is open. */
  readonly callLinkDays: number;
  readonly logLevel: Environment['DDAK_LOG'];
  /** Off only where one address stands for many people: tests, measuring. */
  readonly rateLimit: boolean;
  /** Whether notices go to people's devices; `loopback`, for tests: also to push services on this machine. */
  readonly push: Environment['DDAK_PUSH'];
  /** How often the workers look for jobs that have come due; what is put in wakes them at once. */
  readonly jobPollSeconds: number;
  /** Sockets, and long polls beside them, that may be open at one time. */
  readonly sockets: { readonly person: number; readonly address: number };
  readonly maxUploadBytes: number;
  /** Of files that hang on something and that nobody reads but people. */
  readonly maxFileBytes: number;
  /** Of a whole project in a ZIP. */
  readonly maxImportBytes: number;
  /** How much each person may upload, before what their codes add. */
  readonly storageBytes: number;
  /** Undefined: files lie in DATA_DIR/files. */
  readonly s3: S3Config | undefined;
  readonly mail: MailConfig;
  /** Undefined: no model; everything but the refining works the same. */
  readonly ai: AiConfig | undefined;
  readonly site: SiteConfig;
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
    hstsSubdomains: read.DDAK_HSTS_SUBDOMAINS === 'on',
    trustProxy: read.TRUST_PROXY,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_URL && read.DATABASE_OWNER_URL,
    backup: { key: read.DDAK_BACKUP_KEY, beforeUpdate: read.DDAK_BACKUP_BEFORE_UPDATE === 'on' },
    factorKey: read.DDAK_FACTOR_KEY,
    erasureLedger: resolve(read.DDAK_ERASURE_LEDGER || join(read.DATA_DIR, 'erasures.jsonl')),
    contactDays: read.DDAK_CONTACT_DAYS,
    callLinkDays: read.DDAK_CALL_LINK_DAYS,
    logLevel: read.DDAK_LOG,
    rateLimit: read.DDAK_RATE_LIMIT === 'on',
    push: read.DDAK_PUSH,
    jobPollSeconds: read.DDAK_JOB_POLL_SECONDS,
    sockets: { person: read.DDAK_SOCKETS_PER_PERSON, address: read.DDAK_SOCKETS_PER_ADDRESS },
    maxUploadBytes: read.DDAK_MAX_UPLOAD_MB * MiB,
    maxFileBytes: read.DDAK_MAX_FILE_MB * MiB,
    maxImportBytes: read.DDAK_MAX_IMPORT_MB * MiB,
    storageBytes: read.DDAK_STORAGE_MB * MiB,
    s3: s3Of(read),
    ai: aiOf(read),
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM },
    site: { links: linksOf(read), company: companyOf(read) },
  };
}

const aiOf = (read: Environment): AiConfig | undefined =>
  read.AI_BASE_URL === undefined
    ? undefined
    : {
        baseUrl: read.AI_BASE_URL.replace(/\/+$/, ''),
        apiKey: read.AI_API_KEY.trim(),
        model: read.AI_MODEL.trim() || 'default',
        maxCalls: read.AI_MAX_CALLS,
        maxTokens: read.AI_MAX_TOKENS,
        timeoutMs: read.AI_TIMEOUT_SECONDS * 1000,
      };

const s3Of = (read: Environment): S3Config | undefined =>
  read.DDAK_S3_URL === undefined
    ? undefined
    : {
        url: read.DDAK_S3_URL.replace(/\/+$/, ''),
        region: read.DDAK_S3_REGION,
        keyId: read.DDAK_S3_KEY_ID.trim(),
        secret: read.DDAK_S3_SECRET.trim(),
      };

const linksOf = (read: Environment) => ({
  'early-bird': read.EARLY_BIRD_URL,
  feedback: read.FEEDBACK_URL,
  guide: read.GUIDE_URL,
  channel: read.CHANNEL_URL,
  instagram: read.INSTAGRAM_URL,
  youtube: read.YOUTUBE_URL,
  x: read.X_URL,
});

const companyOf = (read: Environment): SiteConfig['company'] => ({
  name: read.COMPANY_NAME,
  representative: read.COMPANY_REPRESENTATIVE,
  number: read.COMPANY_NUMBER,
  address: read.COMPANY_ADDRESS,
  email: read.COMPANY_EMAIL,
});
