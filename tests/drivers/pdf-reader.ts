import { inflateSync } from 'node:zlib';

interface ReadPdf {
  /** Millimetres. */
  readonly sheets: readonly { readonly width: number; readonly height: number }[];
  /** Where the drawing is one sheet, millimetres from its upper left; else units of the drawing. */
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

const MM = 25.4 / 72;

/** What a reader sees in a PDF that this site made: its sheets and its words, by what each font says its letters are. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  const streams = new Map<string, string>();
  for (const match of file.matchAll(/(\d+) 0 obj\n<<[^\n]*\/FlateDecode \/Length (\d+) >>\nstream\n/g)) {
    const from = match.index + match[0].length;
    streams.set(match[1] ?? '', inflateSync(bytes.subarray(from, from + Number(match[2]))).toString('latin1'));
  }
  const [, fonts = ''] = /\/Font << (.*?) >>/.exec(file) ?? [];
  const letters = new Map(
    [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', object]) => {
      const [, unicode = ''] = new RegExp(`\\n${object} 0 obj\\n.*/ToUnicode (\\d+) 0 R`).exec(file) ?? [];
      const pairs = streams.get(unicode)?.matchAll(/<(\w{4})> <(\w{4})>/g) ?? [];
      return [name, new Map([...pairs].map(([, glyph = '', code = '0']) => [glyph, Number.parseInt(code, 16)]))];
    }),
  );
  const sheets = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width) * MM),
    height: Math.round(Number(height) * MM),
  }));
  const place = [...streams.values()].flatMap(
    (stream) => /([\d.]+) 0 0 [\d.]+ (\S+) (\S+) cm \/D Do/.exec(stream) ?? [],
  );
  const [scale = 1, x = 0, y = 0] = sheets.length === 1 ? place.slice(1).map(Number) : [];
  const texts = [...streams.values()].flatMap((stream) =>
    [...stream.matchAll(/^BT [\s\S]*?^ET/gm)].map(([block]) => {
      const runs = [...block.matchAll(/\/(F\d+) \S+ Tf 1 0 0 -1 (\S+) (\S+) Tm <(\w*)> Tj/g)];
      const text = runs.map(([, font = '', , , glyphs = '']) =>
        (glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => String.fromCodePoint(letters.get(font)?.get(glyph) ?? 0xfffd))
          .join(''),
      );
      const [, , left, base] = runs[0] ?? [];
      return { text: text.join(''), x: Number(left) * scale + x, y: Number(base) * scale + y };
    }),
  );
  return { sheets, texts };
}
