import type { SiteProcess } from './site-process.ts';
import { takenPhotograph } from './taken-photograph.ts';

const UPLOADS = '/urednistvo/fotografije/slanje';

/** A photograph that the desk has and nobody has published. */
export async function sentPhotograph(
  { address }: Pick<SiteProcess, 'address'>,
  colour: string,
  cookie: string,
): Promise<{ readonly file: string; readonly src: string }> {
  const bytes = await takenPhotograph({ colour });
  const post = async (path: string, body: FormData | URLSearchParams) =>
    (await fetch(`${address}${path}`, { method: 'POST', body, headers: { cookie } })).json();
  const begun = await post(UPLOADS, new URLSearchParams({ size: String(bytes.length), as: 'slika.jpg' }));
  if (begun.kind === 'kept') return begun.photograph;
  const piece = new FormData();
  piece.set('offset', '0');
  piece.set('piece', new Blob([new Uint8Array(bytes)]));
  const { kind, photograph } = await post(`${UPLOADS}/${begun.id}`, piece);
  if (kind !== 'kept') throw new Error(`not kept: ${kind}`);
  return photograph;
}
