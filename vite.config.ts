import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { addressesAlone } from './scripts/addresses-alone.ts';
import { inlineIcons } from './scripts/inline-icons.ts';
import { recoverFromLostChunks } from './scripts/recover-from-lost-chunks.ts';

/** What every page needs comes as one file: it compresses better than ten, and nobody waits for ten answers. */
const FRAME = {
  groups: [
    {
      name: 'frame',
      test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run)\/|\/app\/(?:shell\/(?!fonts|hill|analytics|map-faces|kept-forms\/(?:keep|kept-values))|routes\.ts|record-path\.ts|ui\/(?:icon|button|link-button|candle|field|notice|use-hydrated|disclosure))/,
    },
  ],
};

export default defineConfig({
  plugins: [inlineIcons(), addressesAlone(), reactRouter(), recoverFromLostChunks()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: FRAME } } } },
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
});
