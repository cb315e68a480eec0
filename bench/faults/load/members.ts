import { CONTRIBUTIONS } from '../../../chronicle/contributions/contribution.ts';
import { candles } from '../../../chronicle/memorial/light-candle.ts';
import { memoryForm } from '../../../tests/drivers/sent-memory.ts';
import type { Chance } from '../../records/randomness.ts';
import type { Journal } from './journal.ts';
import { isPicture, pictureNumbered } from './pictures.ts';
import type { Target } from './target.ts';

const MEMORIALS = ['jozo-cavar', 'luka-bosnjak', 'cvita-bosnjak', 'tadija-cavar', 'andrija-bosnjak'];
const PASSWORD = 'kamen na kamen';
/** Of one account: beyond that the site asks for patience, as it should. */
const SENT_BY_ONE = 9;

interface Member {
  readonly name: string;
  readonly cookie: string;
  readonly from: string;
}

/** Opens an account, lights candles, writes condolences and tells memories with pictures; then the next one does. */
export async function member(target: Target, journal: Journal, chance: Chance, actor: number): Promise<void> {
  for (let turn = 1; !target.isOver; turn += 1) {
    const self = await newMember(target, journal, actor, turn);
    if (!self) continue;
    const unlit = new Set(MEMORIALS);
    for (let sent = 0; sent < SENT_BY_ONE && !target.isOver; sent += 1) {
      const memorial = chance.pick([...unlit]);
      if (memorial !== undefined) await light(target, journal, self, memorial);
      unlit.delete(memorial);
      if (chance.chance(0.5)) await condole(target, journal, self, chance.pick(MEMORIALS), `${turn}-${sent}`);
      else await tellMemory(target, journal, self, actor * 1_000_000 + turn * 100 + sent);
    }
  }
}

async function newMember(target: Target, journal: Journal, actor: number, turn: number): Promise<Member | undefined> {
  const name = `Član ${actor} ${turn}`;
  const email = `clan-${actor}-${turn}@primjer.hr`;
  const from = `198.18.${actor}.${turn % 250}`;
  const ask = async (form: Record<string, string>) =>
    journal.note('/prijava', await target.ask('/prijava', { from, form: { email, ...form } }));
  const opened = await ask({ intent: 'sign-up', name, newPassword: PASSWORD, ofAge: 'yes' });
  const signIn = () => ask({ intent: 'sign-in', password: PASSWORD });
  // An address that is known already is answered alike: an unanswered one may have come after all.
  if (opened) {
    journal.took('accounts', email, async (look) => {
      const asked = await look.target.ask('/prijava', { from, form: { email, intent: 'sign-in', password: PASSWORD } });
      return asked?.status === 302;
    });
  }
  const { status, cookie = '' } = (await signIn()) ?? {};
  if (status !== 302) return undefined;
  journal.took('sessions', email, async (look) => (await look.target.ask('/moj-racun', { cookie }))?.status === 200);
  return { name, cookie, from };
}

async function light(target: Target, journal: Journal, { name, cookie, from }: Member, slug: string): Promise<void> {
  const path = `/in-memoriam/${slug}`;
  const answer = journal.note(path, await target.ask(path, { cookie, from, form: { intent: 'candle' } }));
  if (answer?.status !== 302) return;
  journal.took('candles', `${name} for ${slug}`, async ({ store }) =>
    (await candles.list(store, { where: { memorial: slug } })).some((candle) => candle.name === name),
  );
}

async function condole(
  target: Target,
  journal: Journal,
  { name, cookie, from }: Member,
  slug: string,
  mark: string,
): Promise<void> {
  const path = `/in-memoriam/${slug}`;
  const text = `Laka mu zemlja, kaže ${name} po ${mark}. put.`;
  const form = { intent: 'condolence', text };
  const answer = journal.note(path, await target.ask(path, { cookie, from, form }));
  if (answer?.status !== 200 || !answer.text.includes('Hvala vam.')) return;
  journal.took('condolences', text, async (look) => {
    const [found, ...others] = await look.store.list(CONTRIBUTIONS, { where: { 'content.text': text } });
    if (!found || others.length > 0) return false;
    if (found.fields.state !== 'pending') return true;
    return (await look.target.readOnce(path, look.editor))?.text.includes(text) ?? false;
  });
}

async function tellMemory(
  target: Target,
  journal: Journal,
  { name, cookie, from }: Member,
  number: number,
): Promise<void> {
  const title = `Uspomena ${number}`;
  const form = memoryForm({ title, text: `Pripovijeda ${name}, ${number}.` }, [
    ['photographs', await pictureNumbered(number), 'slika.jpg'],
  ]);
  const path = '/novi-spomen/slanje';
  const answer = journal.note(path, await target.ask(path, { cookie, from, form }));
  const { next = '' } = answer?.status === 200 ? (JSON.parse(answer.text) as { next?: string }) : {};
  if (next === '') return;
  journal.took('memories with a picture', title, async (look) => {
    const page = await look.target.ask(next, { cookie });
    const [source] = /\/media\/[0-9a-f]{64}\/960\.jpg[^"\s]*/.exec(page?.text ?? '') ?? [];
    if (!page?.text.includes(title) || source === undefined) return false;
    const picture = await look.target.ask(source.replaceAll('&amp;', '&'), { cookie });
    return picture !== undefined && isPicture(picture.bytes);
  });
}

/** Whoever has no account tells by telephone, or by email, which the site answers with a letter. */
export async function teller(target: Target, journal: Journal, actor: number): Promise<void> {
  for (let turn = 1; !target.isOver; turn += 1) {
    const title = `Od posjetitelja ${actor}-${turn}`;
    const contact =
      turn % 2 ? { telephone: `+385 91 ${1_000_000 + actor * 1000 + turn}` } : { email: mailOf(actor, turn) };
    const form = memoryForm({
      name: 'Stana',
      title,
      text: `Čula sam to od bake, ${actor}-${turn}.`,
      email: '',
      ...contact,
    });
    const from = `198.19.${actor}.${turn % 250}`;
    const path = '/novi-spomen/slanje';
    const answer = journal.note(path, await target.ask(path, { from, form }));
    if (answer?.status !== 200) continue;
    journal.took('memories of visitors', title, async ({ store }) => {
      const found = await store.list(CONTRIBUTIONS, { where: { 'content.title': title } });
      return found.length === 1;
    });
  }
}

function mailOf(actor: number, turn: number): string {
  return `posjetitelj-${actor}-${turn}@primjer.hr`;
}
