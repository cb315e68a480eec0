import { defineConfig } from '@playwright/test';
import { isLong } from './tests/drivers/effort.ts';

const CHROMIUM_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: isLong ? '{e2e,long}/*.spec.ts' : 'e2e/*.spec.ts',
  ...(isLong ? { grep: /@long/ } : {}),
  globalSetup: './tests/drivers/seeded-data.ts',
  outputDir: 'test-results',
  // A file's tests follow one another in one worker and share what it starts. Files of many pages say that theirs need not.
  // One more than cores: some tests wait for other processes more than they work.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // The second attempt tells a broken page from a test that depends on chance; passing it is no excuse for the first.
  retries: 1,
  failOnFlakyTests: true,
  // Generous, because a busy machine is not a fault; nothing here waits longer than it needs to.
  timeout: 600_000,
  // What hangs outside of a test ends with a report, instead of being cut off with the whole run.
  globalTimeout: 50 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    // What was kept at one page would answer for the next. Those that test it allow it.
    serviceWorkers: 'block',
    locale: 'hr-HR',
    // Readers are everywhere; times are the site's.
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...CHROMIUM_FLAGS] : CHROMIUM_FLAGS,
    },
  },
});
