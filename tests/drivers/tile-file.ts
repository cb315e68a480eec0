import sharp from 'sharp';

/** A file of tiles (PMTiles 3) with one picture of the whole world in it. */
export async function worldInOneTile(colour: string, attribution: string): Promise<Uint8Array> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const metadata = Buffer.from(JSON.stringify({ attribution }));
  // One entry: tile 0, a run of one, its length, and the place 0 (written as 1).
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const sections = [
    [127, directory.length],
    [127 + directory.length, metadata.length],
    [127 + directory.length + metadata.length, 0],
    [127 + directory.length + metadata.length, tile.length],
    [1, 1],
  ].flat();
  for (const [index, value] of sections.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.writeBigUInt64LE(1n, 88);
  const [clustered, uncompressed, png] = [1, 1, 2];
  header.set([clustered, uncompressed, uncompressed, png, 0, 0], 96);
  return Buffer.concat([header, directory, metadata, tile]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
