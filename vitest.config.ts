import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { siteProcess } from './scripts/project.mjs';

export default defineConfig({
  test: {
    include: ['{app,croatian,domain,genealogy,chronicle,server,backends,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/generated-input.ts', 'tests/quick-hashes.ts'],
    // The one style sheet whose text the server reads; others stay empty in tests.
    css: { include: [/tokens\.css/] },
    // A busy machine is not a fault; what hangs is still found.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Firestore's client, closed while it tries again to reach a server that is gone, rejects where nobody can catch it.
    onUnhandledError: ({ message }) => message !== 'The client has already been terminated',
    // One more than cores: some wait for emulators and other processes more than they work. A percentage is never more than all.
    maxWorkers: availableParallelism() + 1,
    // What tests start is compiled once.
    env: { NODE_COMPILE_CACHE: siteProcess.env.NODE_COMPILE_CACHE },
    // No test leaves anything behind in its process; a new one for each file would take longer than the tests.
    isolate: false,
  },
});
