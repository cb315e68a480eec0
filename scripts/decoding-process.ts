import type { Plugin } from 'vite';

/** Programs of their own beside the server, which starts them by their names: server/decoding/decoder.ts, server/trees, server/backups, server/verification. */
export function decodingProcess(): Plugin {
  return {
    name: 'decoding-process',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './server/decoding/decoding-process.ts', fileName: 'decoding-process.js' });
      this.emitFile({ type: 'chunk', id: './server/trees/tree-process.ts', fileName: 'tree-process.js' });
      this.emitFile({ type: 'chunk', id: './server/backups/backup-process.ts', fileName: 'backup-process.js' });
      this.emitFile({
        type: 'chunk',
        id: './server/verification/quick-look-process.ts',
        fileName: 'quick-look-process.js',
      });
    },
  };
}
