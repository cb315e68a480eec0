import type { Paint } from '../scene/paint.ts';
import { loadPicture, PICTURE_SIDE } from '../surface/load-picture.ts';
import { base64 } from './base64.ts';
import type { Jpeg } from './pdf-file.ts';

const AT_ONCE = 6;

/** By address, the pictures of a drawing made into what a file needs. Whatever cannot be had is left to its initials. */
export async function gather<Made>(
  paints: readonly Paint[],
  make: (address: string) => Promise<Made>,
): Promise<ReadonlyMap<string, Made>> {
  const made = new Map<string, Made>();
  const addresses = new Set(paints.flatMap((paint) => (paint.kind === 'picture' ? [paint.address] : []))).values();
  const work = async () => {
    for (const address of addresses) {
      await make(address).then(
        (one) => made.set(address, one),
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

export async function jpegAt(address: string): Promise<Jpeg> {
  const bitmap = await loadPicture(address);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  // A JPEG has no glass: what is clear in the picture would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error(`${address} cannot be kept`))), 'image/jpeg', 0.9);
  });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), side: PICTURE_SIDE };
}

export async function dataAddressAt(address: string): Promise<string> {
  return `data:image/jpeg;base64,${base64((await jpegAt(address)).bytes)}`;
}
