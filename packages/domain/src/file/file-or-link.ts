import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';
import { FILE_CONTENTS, type FileContents } from './file-contents.ts';

/** FS9: a page elsewhere: http or https, and nobody's password in it. It is only ever opened by people, never by us. */
export const webLinkSchema = z
  .url({ protocol: /^https?$/, normalize: true })
  .max(2000)
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url));

/** A file that was sent, or a link, by the name that people gave it. What is known of a file, the server says. */
export const fileOrLinkSchema = z
  .object({
    _id: idSchema,
    name: z.string().trim().min(1).max(255),
    fileId: idSchema.nullable().default(null),
    link: webLinkSchema.nullable().default(null),
    /** In bytes; null: not known, or a link. */
    size: z.int().min(0).nullable().default(null),
    contents: z.enum(FILE_CONTENTS).nullable().default(null),
  })
  .refine(({ fileId, link }) => (fileId === null) !== (link === null));
export type FileOrLink = z.infer<typeof fileOrLinkSchema>;

/** What the server knows of a file. */
export interface KnownFile {
  /** What it came as. */
  readonly kind: string;
  readonly name: string;
  readonly size: number;
  readonly contents: FileContents;
  /** Null: nobody asks. */
  readonly uploadedBy: string | null;
}

const KiB = 1024;
/** `3KB`, `1.2MB`. */
export function sizeWords(bytes: number): string {
  if (bytes < KiB * KiB) return `${Math.max(1, Math.round(bytes / KiB))}KB`;
  const mib = bytes / KiB / KiB;
  return `${mib < 10 ? mib.toFixed(1) : Math.round(mib)}MB`;
}

/** One line of print: `약도.pdf (1.2MB)`, or a link with its address. */
export const fileWords = ({ name, link, size }: Pick<FileOrLink, 'name' | 'link' | 'size'>): string => {
  if (link !== null) return name === link ? link : `${name} ${link}`;
  return size === null ? name : `${name} (${sizeWords(size)})`;
};
