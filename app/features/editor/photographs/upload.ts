import type { ChosenPhotograph } from '../state.ts';

interface UploadModule {
  uploadPhotograph(file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<ChosenPhotograph>;
}

/** Fetched when the first picture is sent; resolved by the build where the photographs' own code is there. */
const modules = import.meta.glob<UploadModule>('../../../photograph-upload.ts');
const NOT_HERE = 'Slike se ovdje još ne mogu slati. Odaberite jednu od fotografija koje su već tu.';

/** Rejects with a sentence for whoever sent it. */
export async function upload(file: File, onProgress: (share: number) => void): Promise<ChosenPhotograph> {
  const [load] = Object.values(modules);
  if (!load) throw new Error(NOT_HERE);
  const { uploadPhotograph } = await load();
  return uploadPhotograph(file, onProgress);
}
