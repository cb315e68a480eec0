import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,domain,genealogy,chronicle,backends,server,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/generated-input.ts'],
    // The one style sheet whose text the server reads; others stay empty in tests.
    css: { include: [/tokens\.css/] },
    // A busy machine is not a fault; what hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
