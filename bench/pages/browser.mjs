import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../../scripts/chromium.mjs';

const FLAGS = [
  '--headless=new',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export async function openBrowser() {
  const chromium = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
  });
  return {
    /** A first visit on a slow phone, nothing kept from the one before. */
    async visit(address) {
      const result = await lighthouse(address, { port: chromium.port, output: 'json', logLevel: 'error' });
      if (!result || result.lhr.runtimeError) {
        throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no report'}`);
      }
      return result.lhr;
    },
    close: async () => chromium.kill(),
  };
}
