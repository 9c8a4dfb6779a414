import { defineConfig } from 'drizzle-kit';

/** `npm run -w @ddak/server db:generate` after a change of the schema; migrations only add, and are committed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/!(*.test).ts',
  out: './migrations',
});
