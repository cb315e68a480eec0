import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { lacedWebm, OPUS_HEAD, repeatingM4a } from '../../tests/drivers/bombs.ts';
import { cases } from '../../tests/drivers/effort.ts';
import { remuxSound } from './sound.ts';

const CONFIGS = {
  aac: { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 48_000, description: new Uint8Array([0x11, 0x88]) },
  opus: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: OPUS_HEAD },
} as const;

async function recording(
  codec: 'aac' | 'opus',
  format: Mp4OutputFormat | WebMOutputFormat | OggOutputFormat,
  seconds: number,
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const duration = codec === 'aac' ? 1024 / 48_000 : 0.02;
  for (let at = 0; at < seconds; at += duration) {
    // Opus: one frame of 20 ms, by its first byte.
    const packet = new EncodedPacket(new Uint8Array(60).fill(0x78), 'key', at, duration);
    await source.add(packet, { decoderConfig: CONFIGS[codec] });
  }
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}

describe('a recording, as phones and browsers make them', () => {
  const seconds = cases(60, 300);

  test.each([
    ['aac', new Mp4OutputFormat({ fastStart: 'in-memory' }), 'm4a'],
    ['opus', new WebMOutputFormat(), 'weba'],
    ['opus', new OggOutputFormat(), 'weba'],
  ] as const)('%s', async (codec, format, ending) => {
    const remade = await remuxSound(await recording(codec, format, seconds), seconds + 3);
    expect(remade.description.seconds).toBe(seconds);
    expect(remade.ending).toBe(ending);
  });

  test('but not one that is too long', async () => {
    const long = await recording('opus', new WebMOutputFormat(), seconds * 1.2);
    await expect(remuxSound(long, seconds + 3)).rejects.toMatchObject({ code: 'too-long' });
  });
});

describe('no more is taken out of a file than is in it', () => {
  test('a million packets in a thousand bytes', async () => {
    const bomb = repeatingM4a(1000);
    expect(bomb.length).toBeLessThan(6000);
    await expect(remuxSound(bomb, 303)).rejects.toThrow('more packets than bytes');
  });

  test('packets of nothing, 256 to a block', async () => {
    const bomb = lacedWebm(300);
    expect(bomb.length).toBeLessThan(6000);
    await expect(remuxSound(bomb, 303)).rejects.toThrow('more packets');
  });

  test('as many packets as bytes, each shorter than any can be', async () => {
    const bomb = repeatingM4a(1, 100_000);
    await expect(remuxSound(bomb, 303)).rejects.toThrow('more packets than its seconds');
  });
});
