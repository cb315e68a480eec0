import { beforeEach, expect, test, vi } from 'vitest';
import { PhotographFault } from '../../domain/photograph-fault.ts';
import { PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import {
  beginUpload,
  continueUpload,
  type PieceStore,
  sweepUploads,
  type UploadDeps,
  uploadProgress,
} from './piecewise-upload.ts';

const IVA = { id: 'iva', name: 'Iva' };
const MATE = { id: 'mate', name: 'Mate' };
const bytes = new TextEncoder().encode('fotografija u tri dijela');

class MemoryPieces implements PieceStore {
  readonly uploads = new Map<string, Uint8Array>();

  async lengthOf(id: string) {
    return this.uploads.get(id)?.length ?? 0;
  }
  async put(id: string, offset: number, piece: Uint8Array) {
    this.uploads.set(id, Buffer.concat([(this.uploads.get(id) ?? new Uint8Array()).subarray(0, offset), piece]));
  }
  async join(id: string) {
    return id;
  }
  async remove(id: string) {
    this.uploads.delete(id);
  }
}

let pieces: MemoryPieces;
let deps: UploadDeps;
let now: Date;
beforeEach(() => {
  pieces = new MemoryPieces();
  now = new Date('2026-11-16T12:00:00Z');
  deps = {
    store: new MemoryStore(),
    files: new MemoryFiles(),
    pieces,
    inspect: async (id) => ({
      bytes: pieces.uploads.get(id) ?? new Uint8Array(),
      description: { type: 'image/jpeg', width: 3, height: 2 },
      ending: 'jpg',
    }),
    now: () => now,
  };
});

async function begin(sha256?: string): Promise<string> {
  const begun = await beginUpload(deps, IVA, { size: bytes.length, as: 'a.jpg', ...(sha256 ? { sha256 } : {}) });
  if (!('id' in begun)) throw new Error('It is here already');
  return begun.id;
}

const go = (id: string, from: number, to: number, who = IVA) =>
  continueUpload(deps, who, { id, offset: from, piece: bytes.subarray(from, to) });

test('the same file begun before goes on, kept before is not sent again, and whoever asks again hears the same', async () => {
  const sha256 = await hashOf(bytes);
  const id = await begin(sha256);
  await go(id, 0, 10);
  expect(await beginUpload(deps, IVA, { size: bytes.length, as: 'b.jpg', sha256 })).toEqual({ id, offset: 10 });
  // Of another account, it is another upload.
  expect(await beginUpload(deps, MATE, { size: bytes.length, as: 'c.jpg', sha256 })).toMatchObject({ offset: 0 });
  const kept = await go(id, 10, bytes.length);
  expect(kept).toMatchObject({ kept: { isKnown: false } });
  expect(await go(id, bytes.length, bytes.length)).toEqual(kept);
  expect(await uploadProgress(deps, IVA, id)).toEqual(kept);
  expect(pieces.uploads.has(id)).toBe(false);
  expect(await beginUpload(deps, MATE, { size: bytes.length, as: 'd.jpg', sha256 })).toMatchObject({
    kept: { isKnown: true },
  });
});

test('a piece that does not follow, is too long, or is of somebody else changes nothing', async () => {
  const id = await begin();
  await go(id, 0, 10);
  await expect(go(id, 0, 10)).rejects.toMatchObject({ code: 'out-of-step' });
  await expect(go(id, 10, 20, MATE)).rejects.toMatchObject({ code: 'not-found' });
  const piece = new Uint8Array(bytes.length);
  await expect(continueUpload(deps, IVA, { id, offset: 10, piece })).rejects.toMatchObject({ code: 'too-large' });
  expect(await uploadProgress(deps, IVA, id)).toEqual({ id, offset: 10 });
});

test('no piece is larger than a piece', async () => {
  const begun = await beginUpload(deps, IVA, { size: PHOTOGRAPH_LIMITS.bytes, as: 'a.jpg' });
  const id = 'id' in begun ? begun.id : '';
  const send = (length: number) => continueUpload(deps, IVA, { id, offset: 0, piece: new Uint8Array(length) });
  await expect(send(PHOTOGRAPH_LIMITS.pieceBytes + 1)).rejects.toMatchObject({ code: 'too-large' });
  expect(await send(PHOTOGRAPH_LIMITS.pieceBytes)).toEqual({ id, offset: PHOTOGRAPH_LIMITS.pieceBytes });
});

test('of another size, it is another file', async () => {
  const sha256 = 'a'.repeat(64);
  const id = await begin(sha256);
  expect(await begin(sha256)).toBe(id);
  expect(await beginUpload(deps, IVA, { size: bytes.length + 1, as: 'a.jpg', sha256 })).not.toMatchObject({ id });
});

test('what is worth another try stays, what is not is forgotten, and the end is worked out once', async () => {
  const inspect = vi.fn(deps.inspect).mockRejectedValueOnce(new PhotographFault('busy'));
  deps = { ...deps, inspect };
  const id = await begin();
  await expect(go(id, 0, bytes.length)).rejects.toMatchObject({ code: 'busy' });
  const [one, two] = await Promise.all([go(id, bytes.length, bytes.length), go(id, bytes.length, bytes.length)]);
  expect(one).toEqual(two);
  expect(inspect).toHaveBeenCalledTimes(2);
  const wrong = await begin('f'.repeat(64));
  await expect(go(wrong, 0, bytes.length)).rejects.toMatchObject({ code: 'damaged' });
  await expect(uploadProgress(deps, IVA, wrong)).rejects.toMatchObject({ code: 'not-found' });
});

test('nobody begins without end, and what is not ended within a day is swept', async () => {
  for (let count = 0; count < PHOTOGRAPH_LIMITS.unfinished.ofAccount; count += 1) await begin();
  await expect(begin()).rejects.toMatchObject({ code: 'no-room' });
  expect(await beginUpload(deps, MATE, { size: 5, as: 'x.jpg' })).toMatchObject({ offset: 0 });
  await sweepUploads(deps, new Date('2026-11-17T12:00:01Z'));
  expect(await begin()).not.toBe('');
  await expect(beginUpload(deps, IVA, { size: PHOTOGRAPH_LIMITS.bytes + 1, as: '' })).rejects.toMatchObject({
    code: 'too-large',
  });
});

const someone = (number: number) => ({ id: `netko-${number}`, name: 'Netko' });
const NO_ROOM = { code: 'no-room' };

test('all together begin no more than so many', async () => {
  const request = { size: 5, as: 'x.jpg' };
  const { ofAll } = PHOTOGRAPH_LIMITS.unfinished;
  for (let count = 0; count < ofAll; count += 1) await beginUpload(deps, someone(count), request);
  await expect(beginUpload(deps, someone(ofAll), request)).rejects.toMatchObject(NO_ROOM);
});

test('nobody begins more bytes than so many, nor do all together', async () => {
  const { bytes: size, unfinishedBytes } = PHOTOGRAPH_LIMITS;
  const request = { size, as: 'x.jpg' };
  const [ofAccount, ofAll] = [unfinishedBytes.ofAccount, unfinishedBytes.ofAll].map((most) => Math.floor(most / size));
  for (let count = 0; count < (ofAccount ?? 0); count += 1) await beginUpload(deps, IVA, request);
  await expect(beginUpload(deps, IVA, request)).rejects.toMatchObject(NO_ROOM);
  for (let count = ofAccount ?? 0; count < (ofAll ?? 0); count += 1) await beginUpload(deps, someone(count), request);
  await expect(beginUpload(deps, MATE, request)).rejects.toMatchObject(NO_ROOM);
});
