import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { clientRoutes } from './scripts/client-routes.ts';
import { decodingProcess } from './scripts/decoding-process.ts';
import { inlineIcons } from './scripts/inline-icons.ts';
import { recoverFromLostChunks } from './scripts/recover-from-lost-chunks.ts';

/**
 * What stands around every page and what most pages use come as one file each, and so do the styles of records: a page
 * waits for its styles, and a browser asks a plain server for six files at a time.
 */
const SHARED = {
  groups: [
    // What few pages have comes with those; a file of a few words would cost more headers than it has words.
    {
      name: 'shell',
      test: /\/app\/(?:shell|ui)\/(?!candle|counts|drop-zone|key-hints|nothing-yet|pages|picture-chooser|pills|queue-card|ruled-rows|table|tabs|titled-section|upload-list|use-offers|use-telling-presence|use-uploads)|\/domain\/contribution-limits/,
    },
    { name: 'rows', test: /\/app\/ui\/(?:titled-section|nothing-yet|ruled-rows)/ },
    { name: 'record', test: /\/app\/(?:features\/record|text)\/.*\.css$/ },
    { name: 'shared', test: /^(?!.*\/app\/(?:features\/record|ui)\/)/, minShareCount: 14 },
    { name: 'cards', test: /\/app\/(?:features\/record\/(?:card-grid|record-card)|ui\/candle)\.tsx/ },
    { name: 'zoom', test: /\/node_modules\/d3-/, minShareCount: 2 },
    { name: 'dates', test: /\/app\/text\/dates|\/domain\/(?:partial-date|plain-letters)/, minShareCount: 2 },
    // What the tree's page draws with is one file, whatever of it the editing that is fetched later shares.
    {
      name: 'drawing',
      test: /\/app\/features\/family-tree\/(?!editing|export\/(?!p(?:rint-page|icture)))|\/genealogy\/(?!gedcom)|\/node_modules\/flatbush/,
      minShareCount: 2,
    },
  ],
};

/** Parts of the machine's own kind, and a family of packages that only a hosted site loads. */
const LEFT_OUT_OF_THE_SERVER = ['sharp', 'firebase-admin', '@google-cloud/firestore'];

export default defineConfig(({ command }) => ({
  plugins: [inlineIcons(), clientRoutes(), reactRouter(), recoverFromLostChunks(), decodingProcess()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: SHARED } } } },
    ssr: {
      build: { rollupOptions: { input: './server/main.ts' } },
      // A start that reads few large files instead of a thousand small ones takes half the time. React's development
      // build, at twice the cost of a page, would otherwise come along and run wherever the variable is not set.
      ...(command === 'build'
        ? {
            resolve: { noExternal: true, external: LEFT_OUT_OF_THE_SERVER },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {}),
    },
  },
}));
