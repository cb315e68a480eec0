import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/generated-input.ts'],
    // The one style sheet whose text the server reads; others stay empty in tests.
    css: { include: [/tokens\.css/] },
    // A busy machine is not a fault; what hangs is still found.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Firestore's client, closed while it tries again to reach a server that is gone, rejects where nobody can catch it.
    onUnhandledError: ({ message }) => message !== 'The client has already been terminated',
    // Left to itself it spares one core, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{app,croatian,domain,genealogy,chronicle,server,scripts}/**/*.test.{ts,tsx}'],
          // Nothing here leaves anything behind in its process; a new one for each file would take longer than the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'backends', include: ['backends/**/*.test.ts'] } },
    ],
  },
});
