import { index, pgTable, text, unique } from '../orm.ts';
import { id, instant } from './columns.ts';

/** What is new in a version of the product, told to everybody. `body` is Markdown. */
export const patchNote = pgTable(
  'patch_note',
  {
    _id: id(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** When everybody's telling began (NT13); null: it has not. */
    toldAt: instant('told_at'),
  },
  (t) => [
    unique('patch_note_version_key').on(t.version),
    index('patch_note_published_idx').on(t.publishedAt),
  ],
);
