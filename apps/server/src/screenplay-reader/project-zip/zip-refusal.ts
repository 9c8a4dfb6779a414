/** Why a ZIP is not taken; the server says each in words. */
export const ZIP_REFUSALS = [
  'import_not_zip',
  'import_not_ddak',
  'import_unsafe',
  'import_locked',
  'import_bomb',
  'import_damaged',
  'import_missing',
  'import_changed',
  'import_invalid',
] as const;

export interface ZipRefusal {
  readonly code: (typeof ZIP_REFUSALS)[number];
  /** Which of its entries it is about; empty: all of it. */
  readonly path: string;
}

export class ZipRefused extends Error implements ZipRefusal {
  readonly code: ZipRefusal['code'];
  readonly path: string;

  constructor(code: ZipRefusal['code'], path = '') {
    super(`${code} ${path}`);
    this.code = code;
    this.path = path;
  }
}

/** What the unpacker says of names that lead out of a folder, and of what is no ZIP. */
const UNSAFE = /^(?:absolute path|invalid relative path|invalid characters in fileName)/;
const NO_ZIP = /central directory record signature not found|multi-disk/i;

/** The refusal that an error stands for: whatever an unpacker stumbles over, the file is not whole. */
export function refusalOf(error: unknown): ZipRefusal {
  if (error instanceof ZipRefused) return { code: error.code, path: error.path.slice(0, 200) };
  const message = error instanceof Error ? error.message : '';
  if (UNSAFE.test(message)) return { code: 'import_unsafe', path: '' };
  return { code: NO_ZIP.test(message) ? 'import_not_zip' : 'import_damaged', path: '' };
}
