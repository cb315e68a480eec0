/** The page that takes the most bytes of all: its document and the scripts, styles and faces it names. */
export async function heaviestOf(site: string, paths: readonly string[]) {
  const weights = new Map<string, number>();
  let heaviest = { path: '', kilobytes: 0 };
  for (const path of paths) {
    const { bytes, type, text } = await transferred(`${site}${path}`);
    if (!type.startsWith('text/html')) continue;
    let total = bytes;
    for (const asset of new Set(text.match(/\/(?:assets|fonts)\/[\w./-]+\.(?:js|css|woff2)/g))) {
      if (!weights.has(asset)) weights.set(asset, (await transferred(`${site}${asset}`)).bytes);
      total += weights.get(asset) ?? 0;
    }
    if (total / 1024 > heaviest.kilobytes) heaviest = { path, kilobytes: total / 1024 };
  }
  return heaviest;
}

async function transferred(address: string) {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const text = await response.text();
  return {
    bytes: Number(response.headers.get('content-length')),
    type: response.headers.get('content-type') ?? '',
    text,
  };
}
