import type { SiteProcess } from '../../tests/drivers/site-process.ts';
import { proportionalMegabytes } from '../records/running-site.ts';

/** A file sent to the desk: how long until its report is there to be read, and the most memory meanwhile, in megabytes. */
export async function measureUpload(site: SiteProcess, cookie: string, file: Uint8Array<ArrayBuffer>) {
  const headers = { Cookie: cookie };
  const form = new FormData();
  form.set('tree', 'bosnjak');
  form.set('intent', 'send');
  form.set('file', new Blob([file]), 'stablo.ged');
  const desk = `${site.address}/urednistvo/stabla`;
  return watched(site, async () => {
    const sent = await fetch(desk, { method: 'POST', body: form, headers, redirect: 'manual' });
    const report = await fetch(new URL(sent.headers.get('location') ?? '', desk), { headers });
    if (!report.url.includes('/izvjesce/') || !report.ok)
      throw new Error(`no report: ${sent.status}, ${report.status}`);
  });
}

/** Of the site and the processes that read files for it. */
export function megabytesOf({ process: { pid } }: SiteProcess): number {
  return proportionalMegabytes(pid ?? 0);
}

async function watched(site: SiteProcess, work: () => Promise<void>) {
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, megabytesOf(site));
  }, 20);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  clearInterval(watch);
  return { ms, megabytes };
}
