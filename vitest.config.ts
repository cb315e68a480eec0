import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,domain,genealogy,chronicle,backends,server,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
