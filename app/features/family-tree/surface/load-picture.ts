/** Pixels along a side: a face at the nearest look on a dense screen, and 400 to the inch on a wall. */
export const PICTURE_SIDE = 192;

/** The square of a picture in which a face is: the middle of its width, and of its height rather the upper part. */
export function faceSquare({ width, height }: { readonly width: number; readonly height: number }) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 4, side };
}

/** Decoded and cut to size before anybody paints it: a frame has no time for either. */
export async function loadPicture(address: string, pixels = PICTURE_SIDE): Promise<ImageBitmap> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { x, y, side } = faceSquare({ width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context || side === 0) throw new Error(`${address} cannot be drawn`);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, pixels, pixels);
  return createImageBitmap(canvas);
}
