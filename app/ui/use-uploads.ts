import { useState } from 'react';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly trouble?: string;
}

const MOST_AT_ONCE = 20;
const TOO_MANY = `Odjednom se šalje najviše ${MOST_AT_ONCE} fotografija. Ovu odaberite ponovno.`;

let lastKey = 0;

/** Pictures on their way, with how far each has come or what is wrong with it. `upload` rejects with a sentence for whoever sent it. */
export function useUploads<Picture>(upload: (file: File, onProgress: (share: number) => void) => Promise<Picture>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const forget = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  return {
    uploads,
    forget,
    async send(files: readonly File[], onDone: (picture: Picture) => void) {
      for (const [index, file] of files.entries()) {
        lastKey += 1;
        const key = lastKey;
        setUploads((all) => [...all, { key, name: file.name, share: 0 }]);
        try {
          if (index >= MOST_AT_ONCE) throw new Error(TOO_MANY);
          onDone(await upload(file, (share) => change(key, { share })));
          forget(key);
        } catch (error) {
          change(key, { trouble: error instanceof Error ? error.message : 'Slika nije poslana. Pokušajte ponovno.' });
        }
      }
    },
  };
}
