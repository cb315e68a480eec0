import { defineConfig } from 'vite';
import { inlineIcons } from './scripts/inline-icons.ts';

/**
 * The module of documents, in a build of its own: nothing of it is shared with the apps, so that no document ever waits
 * for a piece of them. The server finds both files by the manifest (scripts/build.mjs).
 */
export default defineConfig({
  plugins: [inlineIcons()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    manifest: 'builds/document-manifest.json',
    // Its parts are optional: none is fetched before it is asked for.
    modulePreload: false,
    rolldownOptions: { input: { document: './app/document/main.ts', guard: './app/document/guard.ts' } },
  },
});
