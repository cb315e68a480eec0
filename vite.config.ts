import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { decodingProcess } from './scripts/decoding-process.ts';
import { inlineIcons } from './scripts/inline-icons.ts';
import { recoverFromLostChunks } from './scripts/recover-from-lost-chunks.ts';

/** What most pages use comes as one file: it compresses better than many, and nobody waits for thirty answers. */
const SHARED = { groups: [{ name: 'shared', minShareCount: 8 }] };

/** Parts of the machine's own kind, and a family of packages that only a hosted site loads. */
const LEFT_OUT_OF_THE_SERVER = ['sharp', 'firebase-admin', '@google-cloud/firestore'];

export default defineConfig(({ command }) => ({
  plugins: [inlineIcons(), reactRouter(), recoverFromLostChunks(), decodingProcess()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: SHARED } } } },
    ssr: {
      build: { rollupOptions: { input: './server/main.ts' } },
      // A start that reads few large files instead of a thousand small ones takes half the time.
      ...(command === 'build' ? { resolve: { noExternal: true, external: LEFT_OUT_OF_THE_SERVER } } : {}),
    },
  },
}));
