import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { recoverFromLostChunks } from './scripts/recover-from-lost-chunks.ts';

export default defineConfig({
  plugins: [reactRouter(), recoverFromLostChunks()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
});
