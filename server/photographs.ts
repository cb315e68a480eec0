import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotographServices } from '../app/photograph-context.ts';
import { PhotographShelf } from '../chronicle/photographs/photograph-shelf.ts';
import type { UploadDeps } from '../chronicle/photographs/piecewise-upload.ts';
import type { Library } from '../chronicle/reading/library.ts';
import { PhotographFault, type PhotographFaultCode } from '../domain/photograph-fault.ts';
import type { Backend } from './backend.ts';
import { decoder, FOR_STRANGERS } from './decoding/decoder.ts';
import { DecodingFault, type DecodingFaultCode } from './decoding/decoding-fault.ts';
import { folderPieces } from './upload-pieces.ts';

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'avif' } as const;
const FAULTS: Readonly<Record<DecodingFaultCode, PhotographFaultCode>> = {
  unreadable: 'not-a-picture',
  'too-large': 'picture-too-large',
  'too-long': 'picture-too-large',
  busy: 'busy',
  interrupted: 'interrupted',
};

export async function openPhotographs(
  { store, files }: Pick<Backend, 'store' | 'files'>,
  { dataFolder, library }: { readonly dataFolder: string; readonly library: Library },
): Promise<PhotographServices> {
  return {
    store,
    files,
    library,
    shelf: await PhotographShelf.open(store, library),
    pieces: folderPieces(join(dataFolder, 'upload-pieces')),
    inspect,
    now: () => new Date(),
  };
}

const inspect: UploadDeps['inspect'] = async (path) => {
  try {
    const description = await decoder.run({ kind: 'inspect', source: path }, FOR_STRANGERS);
    const ending = ENDINGS[description.type as keyof typeof ENDINGS];
    return { bytes: await readFile(path), description, ending };
  } catch (error) {
    if (!(error instanceof DecodingFault)) throw error;
    const isHeic = error.code === 'unreadable' && HEIC.test((await readFile(path)).toString('latin1', 4, 12));
    throw new PhotographFault(isHeic ? 'heic' : FAULTS[error.code]);
  }
};

/** How a telephone's own format begins. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;
