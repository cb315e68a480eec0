import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { decodingProcess } from './scripts/decoding-process.ts';
import { inlineIcons } from './scripts/inline-icons.ts';
import { recoverFromLostChunks } from './scripts/recover-from-lost-chunks.ts';

/** Few files: they compress better than many, nobody waits for twenty answers, and each answer has its own headers. */
const CHUNKS = {
  groups: [
    {
      name: 'frame',
      test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run)\/|\/app\/(?:shell\/(?!fonts|hill|analytics|map-faces|kept-forms\/(?:keep|kept-values))|routes\.ts|record-path\.ts|text\/plurals\.ts|ui\/(?:icon|button|link-button|field|notice|use-hydrated|use-attention|disclosure))/,
    },
    {
      name: 'lists',
      test: /\/app\/(?:features\/record\/(?:record-card|card-grid|cover)|ui\/(?:candle|photograph|drawing|lazy-drawing|pages|select))\./,
    },
    {
      name: 'telling',
      test: /\/app\/(?:features\/contribution\/(?:trap|report-form)|ui\/text-area)\.|\/domain\/contribution-limits\./,
    },
    {
      name: 'reading',
      test: /\/app\/(?:features\/record\/(?:reading|prose|gallery|enlargeable|neighbours)|ui\/share)\./,
    },
  ],
};

/** Parts of the machine's own kind, and a family of packages that only a hosted site loads. */
const LEFT_OUT_OF_THE_SERVER = ['sharp', 'firebase-admin', '@google-cloud/firestore'];

export default defineConfig(({ command }) => ({
  plugins: [inlineIcons(), reactRouter(), recoverFromLostChunks(), decodingProcess()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } },
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
