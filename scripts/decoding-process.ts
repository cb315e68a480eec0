import type { Plugin } from 'vite';

/** A program of its own beside the server, which starts it by its name (server/decoding/decoder.ts). */
export function decodingProcess(): Plugin {
  return {
    name: 'decoding-process',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: './server/decoding/decoding-process.ts',
        fileName: 'decoding-process.js',
      });
    },
  };
}
