import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineIcons } from './scripts/inline-icons.ts';
import { recoverFromLostChunks } from './scripts/recover-from-lost-chunks.ts';

/** What every page needs comes as one file: it compresses better than ten, and nobody waits for ten answers. */
const FRAME = {
  groups: [
    {
      name: 'frame',
      test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run|web-vitals)\/|\/app\/(?:shell\/(?!fonts|hill|analytics|kept-forms\/keep)|routes\.ts|guard\.ts|record-path\.ts|ui\/(?:icon|button|link-button|candle))/,
    },
  ],
};

export default defineConfig({
  plugins: [inlineIcons(), reactRouter(), recoverFromLostChunks()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: FRAME } } } },
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
});
