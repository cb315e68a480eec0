import { defineConfig } from 'vite';
import { inlineIcons } from './scripts/inline-icons.ts';

/** What each of the two is made of, and what it is called in every copy. */
const PARTS: Readonly<Record<string, string>> = {
  pages: './app/document/copy.ts',
  search: './app/views/copy-search.tsx',
};

/**
 * Scripts of a copy of the site (server/copy): each is one plain script, since browsers load no modules from a folder.
 * `--mode pages` or `--mode search` says which.
 */
export default defineConfig(({ mode }) => ({
  plugins: [inlineIcons()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2022',
    outDir: 'build/copy',
    emptyOutDir: false,
    lib: {
      entry: PARTS[mode] ?? '',
      formats: ['iife'],
      name: 'copy',
      fileName: () => `copy-${mode}.js`,
      cssFileName: `copy-${mode}`,
    },
  },
}));
