import { createHash, randomBytes } from 'node:crypto';
import { findContribution } from '../../../chronicle/contributions/contribution.ts';
import { emptyContent } from '../../../domain/draft-content.ts';
import { PHOTOGRAPH_LIMITS } from '../../../domain/photograph-limits.ts';
import type { Chance } from '../../records/randomness.ts';
import type { Journal } from './journal.ts';
import { isPicture, largePicture } from './pictures.ts';
import type { Target } from './target.ts';

interface Work {
  readonly target: Target;
  readonly journal: Journal;
  readonly chance: Chance;
  readonly cookie: string;
  readonly actor: number;
}

/** Writes and publishes, edits the tree, sends photographs in pieces and decides on what waits, in an order left to chance. */
export async function editor(work: Work): Promise<void> {
  const jobs = [write, write, editTree, editTree, sendPhotograph, decide];
  for (let turn = 1; !work.target.isOver; turn += 1) await work.chance.pick(jobs)(work, turn);
}

/** Saved a few times by the editor in the browser, then published by its button. */
async function write({ target, journal, chance, cookie, actor }: Work, turn: number): Promise<void> {
  const id = randomBytes(16).toString('hex');
  const path = `/urednistvo/nacrt/${id}`;
  const title = `Zapis ${actor}-${turn}`;
  const bodies: string[] = [];
  let version = 0;
  let base: unknown = null;
  for (let save = 1; save <= 3 && !target.isOver; save += 1) {
    const body = `Odlomak ${actor}-${turn}, po ${save}. put.`;
    const content = { ...emptyContent('article', 'blog'), title, summary: 'Sažetak.', body };
    bodies.push(body);
    const answer = journal.note(path, await target.ask(`${path}/spremi`, { cookie, json: { version, base, content } }));
    if (answer?.status !== 200) return;
    ({ version } = JSON.parse(answer.text) as { version: number });
    base = content;
    const oldest = bodies.length - 1;
    journal.took('saved drafts', `${title}, ${save}`, async (look) => {
      const page = await look.target.ask(path, { cookie: look.editor });
      const record = await publishedAt(look.target, title);
      // A later one, also one that was cut off, may stand in its place.
      return bodies.slice(oldest).some((later) => page?.text.includes(later) || record.includes(later));
    });
  }
  if (chance.chance(0.3)) return;
  const body = bodies.at(-1) ?? '';
  const form = { version: String(version), title, summary: 'Sažetak.', body, intent: 'publish' };
  const answer = journal.note(path, await target.ask(`${path}?vrsta=clanak`, { cookie, form }));
  if (answer?.status !== 302) return;
  const { pathname } = new URL(answer.location, 'http://localhost');
  journal.took('publications', title, async (look) => {
    const page = await look.target.ask(pathname);
    return page?.status === 200 && page.text.includes(body) && (await publishedAt(look.target, title)) !== '';
  });
}

/** What the search leads to: it is found, and reads as it was published. */
async function publishedAt(target: Target, title: string): Promise<string> {
  const found = await target.ask(`/pretraga.json?q=${encodeURIComponent(`"${title}"`)}`);
  const { results = [] } = JSON.parse(found?.text || '{}') as { results?: { title: string; url: string }[] };
  const url = results.find((result) => result.title === title)?.url;
  return url === undefined ? '' : ((await target.ask(url))?.text ?? '');
}

async function editTree({ target, journal, cookie, actor }: Work, turn: number): Promise<void> {
  const value = `zanat ${actor}-${turn}`;
  const path = '/obiteljsko-stablo/bosnjak/izmjena';
  const edit = { kind: 'event', owner: { person: 'I1' }, tag: 'OCCU', value };
  const answer = journal.note(path, await target.ask(path, { cookie, json: { edit, basedOn: '', note: '' } }));
  if (answer?.status !== 200) return;
  const { version } = JSON.parse(answer.text) as { version: number };
  journal.took('edits of a tree', value, async (look) => {
    const file = await look.target.ask(`/urednistvo/stabla/bosnjak/inacica/${version}`, { cookie: look.editor });
    const shown = await look.target.readOnce('/obiteljsko-stablo/bosnjak/osoba/I1', look.editor);
    return [file, shown].every((one) => one?.text.includes(value) ?? false);
  });
}

const UPLOADS = '/urednistvo/fotografije/slanje';

interface Step {
  readonly kind: string;
  readonly id?: string;
  readonly offset?: number;
  readonly photograph?: { readonly src: string };
}

/** As the browser does: after a lost line it goes on where the site says that it was. */
async function sendPhotograph({ target, journal, cookie, actor }: Work, turn: number): Promise<void> {
  const bytes = await largePicture(actor * 10_000 + turn);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const announced = { size: String(bytes.length), as: `slika-${actor}-${turn}.jpg`, sha256 };
  const ask = async (path: string, form?: FormData | Record<string, string>) => {
    const answer = journal.note(path, await target.ask(path, { cookie, ...(form ? { form } : {}) }));
    return answer?.status === 200 ? (JSON.parse(answer.text) as Step) : undefined;
  };
  let acknowledged = 0;
  let step: Step | undefined;
  while (!target.isOver) {
    step ??= await ask(UPLOADS, announced);
    if (!step || step.kind === 'kept') break;
    const { id = '', offset = 0 } = step;
    if (offset < acknowledged) journal.took('pieces', `${id}: ${offset} of ${acknowledged}`, async () => false);
    else if (acknowledged > 0) journal.took('pieces', id, async () => true);
    const piece = new FormData();
    piece.set('offset', String(offset));
    piece.set('piece', new Blob([new Uint8Array(bytes.subarray(offset, offset + PHOTOGRAPH_LIMITS.pieceBytes))]));
    step = await ask(`${UPLOADS}/${id}`, piece);
    acknowledged = step?.offset ?? offset;
  }
  const { src } = step?.photograph ?? {};
  if (src === undefined) return;
  journal.took('photographs', announced.as, async (look) => {
    const original = await look.target.ask(`${src}/original.jpg`, { cookie: look.editor });
    const small = await look.target.ask(`${src}/480.jpg`, { cookie: look.editor });
    return (original?.bytes.equals(bytes) ?? false) && small !== undefined && isPicture(small.bytes);
  });
}

/** The first that waits is published. */
async function decide({ target, journal, cookie }: Work): Promise<void> {
  const desk = journal.note('/urednistvo', await target.ask('/urednistvo', { cookie }));
  const [, contribution] = /name="contribution" value="([0-9a-f]{24})"/.exec(desk?.text ?? '') ?? [];
  if (contribution === undefined) return;
  const form = { contribution, intent: 'approve' };
  const answer = journal.note('/urednistvo', await target.ask('/urednistvo', { cookie, form }));
  if (answer?.status !== 200 || !answer.text.includes('Objavljeno:')) return;
  journal.took('decisions', contribution, async ({ store }) => {
    const state = (await findContribution(store, contribution))?.state;
    return state === 'published';
  });
}
