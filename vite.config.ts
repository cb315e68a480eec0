import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { recoverFromLostChunks } from './scripts/recover-from-lost-chunks.ts';

/** A page made of thirty small files waits for thirty answers: what most pages share comes in two. */
const SHARED_CHUNKS = {
  groups: [
    { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
    { name: 'site', test: /\/app\/(?:shell\/(?!hill)|ui\/|text\/|features\/record\/)|\/@mdi\// },
  ],
};

export default defineConfig({
  plugins: [reactRouter(), recoverFromLostChunks()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: SHARED_CHUNKS } } } },
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
});
