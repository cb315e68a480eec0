import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** A walk through Firefox and WebKit, side by side. Playwright only runs it: the browsers are Debian’s own. */
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: 'browsers/*.spec.ts',
  globalSetup: '../drivers/seeded-data.ts',
  outputDir: '../../test-results/browsers',
  workers: 2,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
