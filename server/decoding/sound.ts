import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { Sound } from '../../chronicle/media/media.ts';
import type { Prepared } from '../../chronicle/media/prepare-media.ts';
import { DecodingFault } from './decoding-fault.ts';

/** What phones and browsers record in, and what each is kept in. */
const KEPT_AS = { opus: 'audio/webm', aac: 'audio/mp4' } as const;
/** Neither codec knows shorter ones. */
const SHORTEST_PACKET_SECONDS = { opus: 0.0025, aac: 0.01 } as const;
const MOST_SECONDS_IN_AN_ARCHIVE = 6 * 60 * 60;
const ENDINGS = { 'audio/webm': 'weba', 'audio/mp4': 'm4a' } as const;

/** EBML, ISO base media or Ogg, by their first bytes. */
export function isSoundFile(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false;
  const start = Buffer.from(bytes.subarray(0, 12));
  const brand = start.toString('latin1', 4, 12);
  return (
    start.readUInt32BE(0) === 0x1a45dfa3 ||
    start.toString('latin1', 0, 4) === 'OggS' ||
    // AVIF pictures are ISO base media as well.
    (brand.startsWith('ftyp') && !/^ftyp(avif|avis|mif1|heic|heix)/.test(brand))
  );
}

/**
 * The sound of a recording in a container made anew, packet by packet: pictures, tags, attachments and whatever else
 * was in the old one stay behind, and the length is written where players look for it.
 *
 * A table in a few kilobytes can claim millions of packets that all lie in the same place. So no more is taken out of a
 * file than is in it, and nothing that plays for longer than it may.
 */
export async function remuxSound(bytes: Uint8Array, mostSeconds: number): Promise<Prepared<Sound>> {
  const input = new Input({ formats: [WEBM, MP4, OGG], source: new BufferSource(bytes) });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const config = await track?.getDecoderConfig();
  if (!track || !config || (codec !== 'opus' && codec !== 'aac')) throw new Error('no sound that can be played');
  const type = KEPT_AS[codec];
  const target = new BufferTarget();
  const output = new Output({
    format: type === 'audio/webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let start: number | undefined;
  let seconds = 0;
  let packets = 0;
  let taken = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    packets += 1;
    taken += Math.max(1, packet.byteLength);
    if (taken > bytes.length) throw new Error('more packets than bytes to hold them');
    start ??= packet.timestamp;
    const timestamp = Math.max(0, packet.timestamp - start);
    seconds = timestamp + packet.duration;
    if (seconds > mostSeconds) throw new DecodingFault('too-long', `longer than ${mostSeconds} s`);
    if (packets > mostSeconds / SHORTEST_PACKET_SECONDS[codec])
      throw new Error('more packets than its seconds can hold');
    await source.add(packet.clone({ timestamp }), { decoderConfig: config });
  }
  await output.finalize();
  if (seconds === 0 || !target.buffer) throw new Error('a recording of nothing');
  return {
    bytes: new Uint8Array(target.buffer),
    description: { type, seconds: Math.max(1, Math.round(seconds)) },
    ending: ENDINGS[type],
  };
}

/** Of a file in an archive, which may hold sound and nothing else. */
export async function describeSound(bytes: Uint8Array): Promise<Sound> {
  const input = new Input({ formats: [WEBM, MP4], source: new BufferSource(bytes) });
  if ((await input.getTracks()).length !== 1) throw new Error('not one track of sound');
  return (await remuxSound(bytes, MOST_SECONDS_IN_AN_ARCHIVE)).description;
}
