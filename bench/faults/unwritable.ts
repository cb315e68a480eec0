import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emptyContent } from '../../domain/draft-content.ts';
import { becomeEditor } from '../../tests/drivers/editor.ts';
import { becomeMember } from '../../tests/drivers/member.ts';
import { memoryForm } from '../../tests/drivers/sent-memory.ts';
import type { Findings } from './findings.ts';
import { isPicture, largePicture, pictureNumbered } from './load/pictures.ts';
import { type Answer, type Sent, Target } from './load/target.ts';
import type { RunningSite } from './running-site.ts';

const KATA = { name: 'Kata', email: 'kata@primjer.hr', password: 'gusterna puna kiše' };
const JOZO = '/in-memoriam/jozo-cavar';
const SENTENCE = /ne može ništa spremiti|Nije spremljeno/;

/** One kind of write, as somebody would do it. */
interface Attempt {
  readonly what: string;
  readonly path: string;
  readonly sent: Sent;
  /** What was typed, and must be in the answer that says it was not taken. */
  readonly typed?: string;
}

export interface Prepared {
  readonly target: Target;
  readonly attempts: readonly Attempt[];
  readonly member: string;
  readonly editor: string;
  /** A picture of which no size has been made yet. */
  readonly picture: string;
}

/** Accounts, something to work with, and one of every kind of write that is still to be done. */
export async function prepare(site: RunningSite): Promise<Prepared> {
  const target = new Target();
  target.isUp(site);
  const editor = await becomeEditor(site);
  const member = await becomeMember(site.address, KATA);
  const bytes = await largePicture(7);
  const small = await pictureNumbered(8);
  const piece = (offset: number) => {
    const form = new FormData();
    form.set('offset', String(offset));
    form.set('piece', new Blob([new Uint8Array(bytes.subarray(offset, offset + PIECE))]));
    return form;
  };
  const begun = await json(target, UPLOADS, { cookie: editor, form: announced(bytes) });
  await target.ask(`${UPLOADS}/${begun.id}`, { cookie: editor, form: piece(0) });
  const { photograph } = await sendWhole(target, editor, small);
  const tree = new FormData();
  tree.set('tree', 'bosnjak');
  tree.set('file', new Blob([readFileSync('content/trees/bosnjak.ged')]), 'stablo.ged');
  const files = new FormData();
  files.set('photographs', new Blob([new Uint8Array(await pictureNumbered(9))]), 'slika.jpg');
  const text = 'Bura je puhala tri dana.';
  const content = { ...emptyContent('article', 'blog'), title: 'Nacrt', body: 'Prvi odlomak.' };
  const draft = `/urednistvo/nacrt/${'ab'.repeat(16)}`;
  const map = await target.ask('/interaktivna-karta', { cookie: editor });
  const [, revision = '1'] = /name="revision" value="(\d+)"/.exec(map?.text ?? '') ?? [];
  const attempts: Attempt[] = [
    { what: 'a candle', path: JOZO, sent: { cookie: member, form: { intent: 'candle' } } },
    { what: 'a condolence', path: JOZO, sent: { cookie: member, form: { intent: 'condolence', text } }, typed: text },
    {
      what: 'a memory in words',
      path: '/novi-spomen',
      sent: { form: memoryForm({ name: 'Stana', telephone: '+385 91 111 2222', email: '', text }) },
      typed: text,
    },
    {
      what: 'a memory with a picture',
      path: '/novi-spomen',
      sent: {
        cookie: member,
        form: memoryForm({ title: 'Sa slikom', text }, [['photographs', await pictureNumbered(10), 'a.jpg']]),
      },
      typed: text,
    },
    { what: 'a correction', path: '/spomeni-brda/kameno-jaje', sent: { form: { reason: text } }, typed: text },
    {
      what: 'a message to the editors',
      path: '/pisite-nam',
      sent: { form: { name: 'Stana', email: '', telephone: '+385 91 111 2222', text } },
      typed: text,
    },
    {
      what: 'a draft, saved by the editor in the browser',
      path: `${draft}/spremi`,
      sent: { cookie: editor, json: { version: 0, base: null, content } },
    },
    {
      what: 'a new record, published',
      path: `/urednistvo/nacrt/${'cd'.repeat(16)}?vrsta=clanak`,
      sent: {
        cookie: editor,
        form: { version: '0', title: 'Novi zapis', summary: 'Sažetak.', body: text, intent: 'publish' },
      },
      typed: text,
    },
    {
      what: 'an edit of a tree',
      path: '/obiteljsko-stablo/bosnjak/izmjena',
      sent: {
        cookie: editor,
        json: { edit: { kind: 'event', owner: { person: 'I1' }, tag: 'OCCU', value: 'zidar' }, basedOn: '', note: '' },
      },
    },
    { what: 'a tree’s file', path: '/urednistvo/stabla', sent: { cookie: editor, form: tree } },
    {
      what: 'a place on the map',
      path: '/interaktivna-karta',
      sent: {
        cookie: editor,
        form: {
          intent: 'save',
          map: 'brdo',
          revision,
          form: 'new',
          kind: 'home',
          name: 'Kuća na kraju',
          shape: 'Point',
          positions: '43.38, 17.59',
        },
      },
      typed: 'Kuća na kraju',
    },
    {
      what: 'a photograph that begins to arrive',
      path: UPLOADS,
      sent: { cookie: editor, form: announced(await largePicture(11)) },
    },
    { what: 'a piece of a photograph', path: `${UPLOADS}/${begun.id}`, sent: { cookie: editor, form: piece(PIECE) } },
    {
      what: 'photographs in a form',
      path: '/urednistvo/fotografije',
      sent: { cookie: editor, form: files },
    },
    {
      what: 'the description of a photograph',
      path: `/urednistvo/fotografija/${photograph.file}`,
      sent: { cookie: editor, form: { intent: 'describe', title: 'Naslov slike', alt: 'Što je na njoj' } },
      typed: 'Naslov slike',
    },
    {
      what: 'an invitation',
      path: '/urednistvo/clanovi',
      sent: { cookie: editor, form: { intent: 'invite', email: 'pozvana@primjer.hr', role: 'member' } },
      typed: 'pozvana@primjer.hr',
    },
    {
      what: 'a new account',
      path: '/prijava',
      sent: {
        form: {
          intent: 'sign-up',
          name: 'Nova',
          email: 'nova@primjer.hr',
          newPassword: 'kamen na kamen',
          ofAge: 'yes',
        },
      },
      typed: 'nova@primjer.hr',
    },
    {
      what: 'signing in',
      path: '/prijava',
      sent: { form: { intent: 'sign-in', email: KATA.email, password: KATA.password } },
      typed: KATA.email,
    },
    {
      what: 'a new name of an account',
      path: '/moj-racun',
      sent: { cookie: member, form: { intent: 'name', name: 'Kata Nova' } },
      typed: 'Kata Nova',
    },
    {
      what: '«To sam ja»',
      path: '/obiteljsko-stablo-bosnjak',
      sent: { cookie: member, form: { intent: 'not-self' } },
    },
    {
      what: 'a decision on who is who',
      path: '/urednistvo/stabla/veze',
      sent: { cookie: editor, form: { intent: 'forget', one: 'bosnjak#I1', other: 'cavar#I1' } },
    },
  ];
  return { target, attempts, member, editor, picture: `${photograph.src}/1600.webp` };
}

/** Nothing is taken, all of it is said; what is there can be read. */
export async function checkRefusals(
  { target, attempts, member, editor, picture }: Prepared,
  findings: Findings,
): Promise<void> {
  for (const { what, path, sent, typed } of attempts) {
    const answer = await target.ask(path, sent);
    const isSaid = answer?.status === 507 && SENTENCE.test(worded(answer));
    const isKept = typed === undefined || (answer && worded(answer).includes(typed));
    const promise = `${what}: a sentence${typed === undefined ? '' : ', and what was typed is still there'}`;
    findings.check(Boolean(isSaid && isKept), promise, answer && `${answer.status} ${worded(answer).slice(0, 400)}`);
  }
  const reading: readonly (readonly [string, string])[] = [
    ['/', ''],
    ['/spomeni-brda/kameno-jaje', ''],
    ['/pretraga?q=duhan', ''],
    [JOZO, member],
    ['/moj-racun', member],
    ['/obiteljsko-stablo-bosnjak', member],
    ['/interaktivna-karta', member],
    ['/urednistvo', editor],
    ['/urednistvo/zapisi', editor],
    ['/urednistvo/fotografije', editor],
  ];
  const unread: string[] = [];
  for (const [path, cookie] of reading) {
    const answer = await target.ask(path, { cookie });
    if (answer?.status !== 200) unread.push(`${path} ${answer?.status}`);
  }
  findings.check(unread.length === 0, 'visitors, members and editors go on reading', unread);
  const made = await target.ask(picture, { cookie: editor });
  const isMade = made?.status === 200 && (await isPicture(made.bytes));
  findings.check(isMade, 'a size of a picture that was never made is made and shown', made?.status);
}

/** The same again, where there is room. */
export async function checkTaken({ target, attempts }: Prepared, findings: Findings): Promise<void> {
  const refused: string[] = [];
  for (const { what, path, sent } of attempts) {
    const answer = await target.ask(path, sent);
    if (!answer || answer.status >= 400)
      refused.push(`${what}: ${answer?.status} ${answer && worded(answer).slice(0, 300)}`);
  }
  findings.check(refused.length === 0, 'all of it is taken when it can be written again, without a restart', refused);
}

/** What somebody reads of a page, without its head and scripts. */
function worded({ text }: Answer): string {
  return text.replace(/^.*<main/s, '').replace(/<script.*?<\/script>/gs, '');
}

const UPLOADS = '/urednistvo/fotografije/slanje';
const PIECE = 256 * 1024;

function announced(bytes: Buffer): Record<string, string> {
  return { size: String(bytes.length), as: 'slika.jpg', sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function sendWhole(target: Target, cookie: string, bytes: Buffer) {
  const { id } = await json(target, UPLOADS, { cookie, form: announced(bytes) });
  const form = new FormData();
  form.set('offset', '0');
  form.set('piece', new Blob([new Uint8Array(bytes)]));
  return json(target, `${UPLOADS}/${id}`, { cookie, form });
}

async function json(target: Target, path: string, sent: Sent) {
  const answer = await target.ask(path, sent);
  return JSON.parse(answer?.text ?? '{}') as { id: string; photograph: { file: string; src: string } };
}
