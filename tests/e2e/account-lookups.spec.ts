import { expect, test } from '@playwright/test';
import { startHostedProject } from '../drivers/hosted-site.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

const ANA = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'gumno pod bukvom' };
const counting = { NODE_OPTIONS: '--import=./tests/drivers/count-session-reads.mjs' };

/** How often a session was looked for in the store while a request was answered. */
async function readsDuring(site: SiteProcess, ask: () => Promise<Response>): Promise<number> {
  const count = () => site.output().split('session read\n').length - 1;
  const before = count();
  const answer = await ask();
  await answer.text();
  expect(answer.status).toBeLessThan(400);
  // The line that the request itself leaves in the log comes after all that it read.
  await expect.poll(() => site.output()).toContain(answer.headers.get('x-request-id') ?? 'no id');
  return count() - before;
}

async function checkLookups(site: SiteProcess, ofLibrary: number): Promise<void> {
  const cookie = await becomeMember(site.address, ANA);
  const get = (path: string) => fetch(`${site.address}${path}`, { headers: { cookie } });
  // Whatever signing in has printed is read by then.
  await readsDuring(site, () => get('/'));
  expect(await readsDuring(site, () => get('/moj-racun'))).toBe(1);
  expect(await readsDuring(site, () => get('/moj-racun.data'))).toBe(1);
  expect(await readsDuring(site, () => get('/moj-racun/podatci'))).toBe(1);
  const password = { intent: 'password', password: ANA.password, newPassword: 'nova bura na škurama' };
  // Once when the request came, once before something changes, and what a library looks at by itself.
  expect(await readsDuring(site, () => sendForm(site.address, '/moj-racun', password, cookie))).toBe(2 + ofLibrary);
}

test('embedded, a request looks its session up once, and once more before it changes something', async () => {
  const site = await startSite({ env: counting });
  try {
    await checkLookups(site, 1);
  } finally {
    await site.stop();
  }
});

test('hosted, too', async () => {
  const project = await startHostedProject();
  const site = await project.startSite(counting);
  try {
    await checkLookups(site, 0);
  } finally {
    await site.stop();
    await project.stop();
  }
});
