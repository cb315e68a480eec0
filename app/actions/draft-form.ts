import type { DraftContent, DraftPicture } from '../../domain/draft-content.ts';
import { canonical } from '../features/editor/markdown/write.ts';
import { textIn } from './form.ts';

/** Of rows in one form: photographs, sources. */
const MOST_ROWS = 60;

/** What somebody typed into the plain form, be it too much; what the form does not have stays as it was. */
export function contentIn(form: FormData, before: DraftContent): DraftContent {
  const text = (name: string, kept: string) => (form.has(name) ? textIn(form, name) : kept);
  const list = (name: string, kept: readonly string[], between: RegExp) =>
    form.has(name) ? parts(textIn(form, name), between) : kept;
  return {
    ...before,
    title: text('title', before.title),
    summary: text('summary', before.summary),
    body: bodyIn(text('body', before.body), before.body),
    date: text('date', before.date),
    born: text('born', before.born),
    died: text('died', before.died),
    birthPlace: text('birthPlace', before.birthPlace),
    deathPlace: text('deathPlace', before.deathPlace),
    place: {
      name: text('place.name', before.place.name),
      lat: text('place.lat', before.place.lat),
      lon: text('place.lon', before.place.lon),
      approximate: form.has('place.name') ? form.has('place.approximate') : before.place.approximate,
    },
    cover: form.has('cover.file') ? (picture(form, 'cover') ?? null) : before.cover,
    photographs: form.has('photographs.0.file') ? pictures(form) : before.photographs,
    sources: form.has('sources.0.what') ? sources(form) : before.sources,
    tags: list('tags', before.tags, /[,;\n]/),
    links: list('links', before.links, /[\s,;]+/),
    roles: list('roles', before.roles, /[,;\n]/),
    people: list('people', before.people, /[,;\n]/),
    teller: text('teller', before.teller),
    scribe: text('scribe', before.scribe),
    voice: text('voice', before.voice),
    type: text('type', before.type),
    order: text('order', before.order),
    published: form.has('published')
      ? [textIn(form, 'published'), textIn(form, 'published.time')].join('T').replace(/T$/, '')
      : before.published,
    author: text('author', before.author),
    sample: form.has('title') ? form.has('sample') : before.sample,
  };
}

/** What may have to be read again to be written: more of it would keep everybody waiting. */
const SIGNS = /[*_`[\]\\|<&!#~\n]/g;
const MOST_SIGNS = 2000;
const LONGEST = 40_000;

/** In the form in which the editor in the browser writes it, so that whoever opens it there has changed nothing. */
function bodyIn(typed: string, before: string): string {
  const body = typed.replace(/\r\n?/g, '\n');
  const isLong = body.length > LONGEST || (body.match(SIGNS)?.length ?? 0) > MOST_SIGNS;
  return body === before || isLong ? body : canonical(body);
}

function parts(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function picture(form: FormData, name: string): DraftPicture | undefined {
  const file = textIn(form, `${name}.file`).trim();
  const [alt, caption, credit] = ['alt', 'caption', 'credit'].map((part) => textIn(form, `${name}.${part}`)) as [
    string,
    string,
    string,
  ];
  return file === '' && alt === '' ? undefined : { file, alt, caption, credit };
}

function pictures(form: FormData): DraftPicture[] {
  return rows((index) => picture(form, `photographs.${index}`));
}

function sources(form: FormData): DraftContent['sources'] {
  return rows((index) => {
    const [what, where] = [textIn(form, `sources.${index}.what`), textIn(form, `sources.${index}.where`)];
    if (what.trim() === '' && where.trim() === '') return undefined;
    const given = textIn(form, `sources.${index}.certainty`);
    const certainty = given === 'register' || given === 'tradition' ? given : 'literature';
    return { what, where, certainty };
  });
}

function rows<Row>(read: (index: number) => Row | undefined): Row[] {
  return Array.from({ length: MOST_ROWS }, (_, index) => read(index)).filter((row) => row !== undefined);
}
