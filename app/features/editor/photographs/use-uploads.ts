import { useState } from 'react';
import type { ChosenPhotograph } from '../../../editor-state.ts';
import { upload } from './upload.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly trouble?: string;
}

let lastKey = 0;

/** Pictures on their way, with how far each has come or what is wrong with it. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const forget = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  return {
    uploads,
    forget,
    async send(files: readonly File[], onDone: (photograph: ChosenPhotograph) => void) {
      for (const file of files) {
        lastKey += 1;
        const key = lastKey;
        setUploads((all) => [...all, { key, name: file.name, share: 0 }]);
        try {
          onDone(await upload(file, (share) => change(key, { share })));
          forget(key);
        } catch (error) {
          change(key, { trouble: error instanceof Error ? error.message : 'Slika nije poslana. Pokušajte ponovno.' });
        }
      }
    },
  };
}
