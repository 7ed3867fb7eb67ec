import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/studio/schema.ts',
    './server/studio/contentSchema.ts',
  ],
  out: './server/db/migrations',
});
