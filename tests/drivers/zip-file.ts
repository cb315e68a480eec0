import { crc32, deflateRawSync } from 'node:zlib';

interface ZippedEntry {
  readonly name: string;
  readonly content: Buffer;
  /** What the headers say of its size, when they lie. */
  readonly announced?: number;
  /** Lies where the entry before it lies. */
  readonly overlaps?: boolean;
}

/** A zip as no honest program writes it: the same bytes under many names, headers that lie, names twice. */
export function zipOf(entries: readonly ZippedEntry[]): Buffer {
  const packed = new Map<Buffer, Buffer>();
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let last = 0;
  for (const { name, content, announced = content.length, overlaps = false } of entries) {
    const data = packed.get(content) ?? deflateRawSync(content, { level: 9 });
    packed.set(content, data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(announced, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name)]);
    if (!overlaps) {
      last = offset;
      parts.push(local, data);
      offset += local.length + data.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(last, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name)]));
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
