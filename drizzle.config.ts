import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './store/db/schema/*.ts',
  out: './store/db/migrations',
  casing: 'snake_case',
})
