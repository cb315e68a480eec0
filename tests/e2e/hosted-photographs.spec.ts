import { readFileSync } from 'node:fs';
import { isReady } from '../drivers/ready-page.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { takenPhotograph } from '../drivers/taken-photograph.ts';
import { expect, MEMBERS_PAGE, SLIKARICA, signInAfterSignUp, signUp, test } from './hosted.ts';

const PHOTOGRAPHS = '/urednistvo/fotografije';
const UPLOADS = `${PHOTOGRAPHS}/slanje`;
const TREES = '/urednistvo/stabla';

interface Answer {
  readonly kind: string;
  readonly id: string;
  readonly offset: number;
  readonly photograph: { readonly file: string; readonly src: string };
}

function pieceOf(offset: number, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.set('offset', String(offset));
  form.set('piece', new Blob([new Uint8Array(bytes)]));
  return form;
}

test('photographs and trees of a hosted site go through whichever process is asked', async ({
  page,
  project,
  site,
  other,
}) => {
  await page.goto('/obljetnice');
  await signUp(page, SLIKARICA);
  await signInAfterSignUp(page);
  await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();
  await expect.poll(() => project.latestCode(SLIKARICA.email, 'VERIFY_EMAIL')).not.toBe('');
  await page.goto(`/iz-poruke?mode=verifyEmail&oobCode=${await project.latestCode(SLIKARICA.email, 'VERIFY_EMAIL')}`);
  await page.getByRole('button', { name: 'Potvrdite adresu' }).click();
  await expect(page.getByText('Hvala, adresa je potvrđena.')).toBeVisible();
  await page.goto(PHOTOGRAPHS);
  await expect(page.getByRole('heading', { name: 'Nove fotografije' })).toBeVisible();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = (at: SiteProcess, path: string) => fetch(`${at.address}${path}`, { headers: { cookie } });
  const post = async (at: SiteProcess, path: string, body: FormData | URLSearchParams) =>
    (await (await fetch(`${at.address}${path}`, { method: 'POST', body, headers: { cookie } })).json()) as Answer;

  // Begun in one process, ended in another; both show it, and a third sends it once more in vain.
  const bytes = await takenPhotograph({ colour: '#a1b2c3' });
  const announced = new URLSearchParams({ size: String(bytes.length), as: 'kuca.jpg' });
  const { id } = await post(site, UPLOADS, announced);
  expect(await post(site, `${UPLOADS}/${id}`, pieceOf(0, bytes.subarray(0, 1000)))).toMatchObject({ offset: 1000 });
  const kept = await post(other, `${UPLOADS}/${id}`, pieceOf(1000, bytes.subarray(1000)));
  expect(kept).toMatchObject({ kind: 'kept', photograph: { isKnown: false } });
  const { file, src } = kept.photograph;
  for (const process of [site, other]) {
    await expect.poll(async () => (await ask(process, `/urednistvo/fotografija/${file}`)).status).toBe(200);
    expect((await ask(process, `${src}/480.jpg`)).status).toBe(200);
    expect((await fetch(`${process.address}${src}/480.jpg`)).status).toBe(404);
  }
  const again = await post(site, UPLOADS, announced);
  expect(await post(site, `${UPLOADS}/${again.id}`, pieceOf(0, bytes))).toMatchObject({
    photograph: { file, isKnown: true },
  });

  const tree = readFileSync('content/trees/cavar.ged', 'utf8').replace(
    /^0 TRLR/m,
    '0 @I9001@ INDI\n1 NAME Kanarinac /Novi/\n1 DEAT\n2 DATE 1921\n0 TRLR',
  );
  await page.goto(TREES);
  await isReady(page);
  const section = page.getByRole('region', { name: 'Obiteljsko stablo Ćavara' });
  await section
    .getByLabel('Odaberite datoteku GEDCOM')
    .setInputFiles({ name: 'c.ged', mimeType: 'text/plain', buffer: Buffer.from(tree) });
  await expect(page.getByRole('list', { name: 'Nove osobe' })).toContainText('Kanarinac Novi');
  await page.getByRole('button', { name: 'Potvrdite novo stablo' }).click();
  await expect(section.getByRole('list', { name: 'Inačice' }).getByRole('listitem')).toHaveCount(2);
  for (const process of [site, other]) {
    await expect.poll(async () => (await ask(process, '/obiteljsko-stablo-cavar')).text()).toContain('Kanarinac');
  }
  await section.getByRole('button', { name: 'Vratite 1. inačicu' }).click();
  await expect(page.getByText('Ranija je inačica vraćena')).toBeVisible();
  await expect.poll(async () => (await ask(other, '/obiteljsko-stablo-cavar')).text()).not.toContain('Kanarinac');
});
