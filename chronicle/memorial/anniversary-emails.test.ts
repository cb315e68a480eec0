import { expect, test } from 'vitest';
import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { parseRecord } from '../../domain/record.ts';
import { Library } from '../reading/library.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { comingAnniversaries } from './anniversaries.ts';
import {
  calendarOwner,
  moveSubscription,
  sendAnniversaryEmails,
  subscribe,
  subscriptionOf,
  unsubscribe,
} from './anniversary-emails.ts';

const AT = '2026-01-01T00:00:00Z';
const ANA = { id: 'ana', email: 'ana@primjer.hr' };

async function hill(people: Record<string, { born?: string; died?: string }>) {
  const store = new MemoryStore();
  const library = await Library.open(store);
  for (const [slug, life] of Object.entries(people)) {
    const parsed = parseRecord({
      kind: 'memorial',
      slug,
      title: slug,
      summary: '.',
      body: '',
      status: 'published',
      author: 'U',
      created: AT,
      updated: AT,
      ...life,
    });
    if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
    await saveRecord(store, { record: parsed.record, basedOn: 0, by: 'test', at: AT });
  }
  const posted: ContributionEmail[] = [];
  const isMember = async (id: string) => id !== 'odbijen';
  return { store, library, posted, isMember, sendEmail: (email: ContributionEmail) => posted.push(email) };
}

test('days known to the day come round every year, the nearest first; what is not known does not', async () => {
  const { library } = await hill({
    jozo: { born: '1865-03-19', died: '1909-12-01' },
    prestupna: { died: '1952-02-29' },
    nepoznat: { died: '1909' },
    otprilike: { died: '1909-12~' },
    tek: { died: '2026-11-20' },
  });
  const days = (today: string, within: number) =>
    comingAnniversaries(library, today, within).map(({ memorial, day, years, of }) => [memorial.slug, day, years, of]);
  expect(days('2026-11-15', 200)).toEqual([
    ['jozo', '2026-12-01', 117, 'death'],
    ['prestupna', '2027-02-28', 75, 'death'],
    ['jozo', '2027-03-19', 162, 'birth'],
  ]);
  expect(days('2026-12-01', 0)).toEqual([['jozo', '2026-12-01', 117, 'death']]);
  expect(days('2028-02-29', 0)).toEqual([['prestupna', '2028-02-29', 76, 'death']]);
});

test('an email goes a week before, once, to those who asked and nobody else', async () => {
  const place = await hill({ jozo: { died: '1909-12-01' } });
  await subscribe(place.store, ANA, { emails: true, origin: 'https://brdo.primjer' });
  await subscribe(
    place.store,
    { id: 'mate', email: 'mate@primjer.hr' },
    { emails: false, origin: 'https://brdo.primjer' },
  );
  const refused = { id: 'odbijen', email: 'odbijen@primjer.hr' };
  await subscribe(place.store, refused, { emails: true, origin: 'https://brdo.primjer' });
  await sendAnniversaryEmails(place, '2026-11-23');
  expect(place.posted).toEqual([]);
  await Promise.all([sendAnniversaryEmails(place, '2026-11-24'), sendAnniversaryEmails(place, '2026-11-24')]);
  await sendAnniversaryEmails(place, '2026-11-25');
  expect(place.posted).toEqual([
    {
      kind: 'anniversaries',
      to: ANA.email,
      origin: 'https://brdo.primjer',
      names: [{ name: 'jozo', day: '2026-12-01', years: 117, sample: false }],
    },
  ]);
  await sendAnniversaryEmails(place, '2027-11-26');
  expect(place.posted).toHaveLength(2);
});

test('the address of a calendar stays until a new one is asked for, and goes with its owner', async () => {
  const { store } = await hill({});
  const token = async () => (await subscriptionOf(store, ANA.id))?.token ?? '';
  await subscribe(store, ANA, { emails: false, origin: '' });
  const first = await token();
  await subscribe(store, ANA, { emails: true, origin: '' });
  expect(await token()).toBe(first);
  await subscribe(store, ANA, { emails: true, newAddress: true, origin: '' });
  expect(await token()).not.toBe(first);
  expect([await calendarOwner(store, first), await calendarOwner(store, await token())]).toEqual([undefined, ANA.id]);
  expect(await calendarOwner(store, '')).toBeUndefined();
  await unsubscribe(store, ANA.id);
  expect(await subscriptionOf(store, ANA.id)).toBeUndefined();
});

test('emails follow their reader to a new address; the calendar stays where it is', async () => {
  const { store } = await hill({});
  await subscribe(store, ANA, { emails: true, origin: 'http://brdo.primjer' });
  const before = await subscriptionOf(store, ANA.id);
  await moveSubscription(store, { ...ANA, email: 'nova@primjer.hr' });
  expect(await subscriptionOf(store, ANA.id)).toEqual({ ...before, email: 'nova@primjer.hr' });
  await moveSubscription(store, { id: 'mate', email: 'mate@primjer.hr' });
  expect(await subscriptionOf(store, 'mate')).toBeUndefined();
});
