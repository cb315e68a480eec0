import type { ChosenPhotograph } from '../../../editor-state.ts';

/** Its code is fetched when the first picture is sent. Rejects with a sentence for whoever sent it. */
export async function upload(file: File, onProgress: (share: number) => void): Promise<ChosenPhotograph> {
  const { uploadPhotograph } = await import('../../../photograph-upload.ts');
  return uploadPhotograph(file, onProgress);
}
