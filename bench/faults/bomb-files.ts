import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';
import sharp from 'sharp';
import { blackPng, lacedWebm, OPUS_HEAD, repeatingM4a } from '../../tests/drivers/bombs.ts';

export interface SentFile {
  readonly field: 'photographs' | 'voice';
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** Those that froze the site or filled its memory once, and the worst that the limits still let through. */
export async function twentyBombs(): Promise<SentFile[]> {
  const voice = (bytes: Uint8Array, name: string): SentFile => ({ field: 'voice', bytes, name });
  const picture = (bytes: Uint8Array, name: string): SentFile => ({ field: 'photographs', bytes, name });
  const m4a = voice(repeatingM4a(1000), 'million-packets.m4a');
  const larger = voice(repeatingM4a(400_000), 'four-hundred-million-packets.m4a');
  const laced = voice(lacedWebm(50_000), 'packets-of-nothing.webm');
  const narrow = picture(await blackPng(1, 60_000_000, { colour: 'grey' }), '1x60000000.png');
  const deep = picture(await blackPng(7740, 7740, { depth: 16, interlaced: true }), '16-bit-interlaced.png');
  const grey = picture(
    await blackPng(7740, 7740, { depth: 16, interlaced: true, colour: 'grey' }),
    '16-bit-interlaced-grey.png',
  );
  const rows = picture(await blackPng(7740, 7740, { depth: 16, colour: 'rgba' }), '16-bit.png');
  const black = { create: { width: 7740, height: 7740, channels: 3, background: '#000000' } } as const;
  const progressive = picture(
    await sharp(black).jpeg({ progressive: true, chromaSubsampling: '4:2:0' }).toBuffer(),
    'progressive.jpg',
  );
  return [
    ...[m4a, narrow, deep, grey, larger],
    ...[m4a, narrow, deep, rows, laced],
    ...[m4a, narrow, deep, progressive, larger],
    ...[m4a, narrow, deep, grey, rows],
  ];
}

/** As a phone takes it: twelve megapixels with something on them. */
export async function somePhotograph(): Promise<SentFile> {
  const width = 500;
  const noise = Buffer.from(
    Array.from({ length: width * 375 * 3 }, (_, index) => (index * 7919 + (index >> 5) * 104729) % 256),
  );
  const bytes = await sharp(noise, { raw: { width, height: 375, channels: 3 } })
    .resize(4032, 3024)
    .jpeg({ quality: 88 })
    .toBuffer();
  return { field: 'photographs', bytes, name: 'fotografija.jpg' };
}

/** A minute of Opus, as a browser records it. */
export async function someVoice(): Promise<SentFile> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: OPUS_HEAD };
  for (let packet = 0; packet < 3000; packet += 1) {
    const encoded = new EncodedPacket(new Uint8Array(80).fill(0x78), 'key', packet * 0.02, 0.02);
    await source.add(encoded, { decoderConfig });
  }
  await output.finalize();
  return { field: 'voice', bytes: new Uint8Array(target.buffer as ArrayBuffer), name: 'glas.webm' };
}
