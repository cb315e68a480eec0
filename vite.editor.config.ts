import { defineConfig } from 'vite';
import { inlineIcons } from './scripts/inline-icons.ts';

/**
 * The editor of drafts, in a build of its own: only the page of a draft has it, and no document or app shares a piece of it. The
 * server finds its files by the manifest.
 */
export default defineConfig(({ command }) => ({
  plugins: [inlineIcons()],
  publicDir: false,
  // React has it; the stand-in is for versions that did not.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    manifest: 'builds/editor-manifest.json',
    // What is fetched later is optional, and none of it before it is asked for.
    modulePreload: false,
    rolldownOptions: {
      input: { editor: './app/features/editor/main.tsx' },
      // What libraries tell those who build on them, in many words: nobody who writes here reads it.
      treeshake: { manualPureFunctions: ['console.warn'] },
    },
  },
}));
