import type { RouterContextProvider } from 'react-router';
import { isPicture, isSound } from '../../chronicle/media/media.ts';
import { derived } from '../../chronicle/reading/derived.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { relatedTo } from '../../chronicle/reading/related.ts';
import { type ChronicleRecord, type Cover, keyOf, type Source } from '../../domain/record.ts';
import { parseIndividualReference, parseRecordKey, type RecordKey, referenceOfLink } from '../../domain/reference.ts';
import type { CardView, CoverView, ReadingView, SourceView, VoiceView } from '../features/record/views.ts';
import { TAG_PARAM } from '../query-words.ts';
import { editLink, linkTo, type Reader, readerOf, recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { captionOf } from '../text/captions.ts';
import { dateText, dayText, lifeText } from '../text/dates.ts';
import { CERTAINTY_LABEL, FAMILY_TITLE, KIND_LABEL, LOCALITY_TYPE_LABEL } from '../text/labels.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { proseHtml, readingMinutes } from '../text/prose.ts';
import { SAMPLE_SENTENCE, SAMPLE_WORDS } from '../text/sample-labels.ts';
import { currentPath } from './record-at.ts';
import { isTreeName, TREE_PAGES, treePersonPath } from './trees.ts';

function coverView(library: Library, cover: Cover | undefined, query?: string): CoverView | undefined {
  const media = cover && library.media(cover.file);
  if (!cover || !media || !isPicture(media)) return undefined;
  return {
    kind: media.type === 'image/svg+xml' ? 'drawing' : 'photograph',
    hash: media.hash,
    alt: cover.alt,
    width: media.width,
    height: media.height,
    caption: cover.caption,
    credit: cover.credit,
    placeholder: media.placeholder,
    query,
  };
}

/** A summary is far shorter than this, also with the addresses of a few links between its words. */
const LONGEST_COMPARED = 4000;

const cards = derived(() => ({
  visitor: new Map<ChronicleRecord, CardView>(),
  member: new Map<ChronicleRecord, CardView>(),
}));

/** Made once for each state of the chronicle: lists are made of them, and the minutes of a text are counted word by word. */
export function cardView(library: Library, record: ChronicleRecord, reader: Reader = 'visitor'): CardView {
  const made = cards(library)[reader];
  let card = made.get(record);
  if (!card) {
    card = makeCard(library, record, reader);
    made.set(record, card);
  }
  return card;
}

function makeCard(library: Library, record: ChronicleRecord, reader: Reader): CardView {
  const isMemorial = record.kind === 'memorial';
  return {
    key: keyOf(record),
    href: linkTo(record, reader),
    title: record.title,
    // Of a memorial anybody may know the name and the years; what is told of the person, and the face, is for members.
    summary: isMemorial ? '' : record.summary,
    label: labelOf(record),
    meta: metaOf(record),
    sample: record.sample,
    isMemorial,
    cover: isMemorial && reader === 'visitor' ? undefined : coverView(library, record.cover),
    spoken: 'voice' in record && record.voice !== undefined,
  };
}

interface ReadingOptions {
  readonly siteName: string;
  readonly url: string;
  readonly today: string;
  readonly reader: Reader;
  readonly edit: ReadingView['edit'];
  readonly mediaQuery: string | undefined;
}

function readingView(
  library: Library,
  record: ChronicleRecord,
  { siteName, url, today, reader, edit, mediaQuery }: ReadingOptions,
): ReadingView {
  return {
    edit,
    title: record.title,
    summary: summaryAbove(record),
    eyebrow: [labelOf(record), metaOf(record)].filter(Boolean).join(' · '),
    facts: factsOf(record),
    html: bodyHtml(library, record, reader, mediaQuery),
    sample: record.sample ? SAMPLE_SENTENCE[record.kind] : undefined,
    cover: coverView(library, record.cover, mediaQuery),
    photographs: photographViews(library, record, mediaQuery),
    voice: 'voice' in record ? voiceView(library, record.voice?.file, mediaQuery) : undefined,
    teller: 'teller' in record ? record.teller : undefined,
    sources: record.sources.map(sourceView),
    tags: record.tags.map((tag) => ({
      label: tag,
      href: `${pathTo('blog')}?${new URLSearchParams({ [TAG_PARAM]: tag })}`,
    })),
    related: relatedTo(library, record).map((related) => cardView(library, related, reader)),
    citation: `„${record.title}“${record.sample ? ` (${SAMPLE_WORDS})` : ''}, ${siteName}, ${url}${recordPath(record)} (pristupljeno ${dayText(today)}).`,
  };
}

/** A short text may be its own summary, or begin with it: then it is said once. */
export function summaryAbove({ summary, body }: ChronicleRecord): string {
  return ` ${plainWords(body.slice(0, LONGEST_COMPARED))} `.startsWith(` ${plainWords(summary)} `) ? '' : summary;
}

function plainWords(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]{0,300})\]\([^()\s]{0,300}\)/g, '$1')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function photographViews(library: Library, record: ChronicleRecord, query: string | undefined): CoverView[] {
  if (!('photographs' in record)) return [];
  return record.photographs.map((one) => coverView(library, one, query)).filter((view) => view !== undefined);
}

function voiceView(library: Library, file: string | undefined, query = ''): VoiceView | undefined {
  const media = file === undefined ? undefined : library.media(file);
  if (!media || !isSound(media)) return undefined;
  const minutes = Math.floor(media.seconds / 60);
  return {
    src: `/media/${media.hash}/${media.type === 'audio/webm' ? 'voice.weba' : 'voice.m4a'}${query}`,
    length: `${minutes}:${String(media.seconds % 60).padStart(2, '0')} min`,
  };
}

/** Not memoized: where its links lead depends on other records, and whole pages are cached anyway. */
export function bodyHtml(
  library: Library,
  record: ChronicleRecord,
  reader: Reader = 'visitor',
  mediaQuery?: string,
): string {
  return proseHtml(record.body, {
    link: (href) => {
      const reference = referenceOfLink(href);
      if (reference === undefined) return currentPath(library, href, reader);
      const target = parseRecordKey(reference) && library.get(reference as RecordKey);
      if (target) return linkTo(target, reader);
      const person = parseIndividualReference(reference);
      if (!person || !isTreeName(person.tree)) return undefined;
      // The tree sends strangers to the sign-in. A number made from a telling id could be guessed back: they get none.
      const isTelling = reader === 'visitor' && /^X\d/.test(person.id);
      return isTelling ? pathTo(TREE_PAGES[person.tree].page) : treePersonPath(person.tree, person.id);
    },
    picture: (figure) => {
      const view = coverView(library, figure, mediaQuery);
      return view && { ...view, caption: captionOf(view) };
    },
    sources: record.sources.length,
  });
}

function labelOf(record: ChronicleRecord): string {
  if (record.kind === 'article') return record.section === 'blog' ? 'Povijesni blog' : FAMILY_TITLE[record.section];
  if (record.kind === 'locality') return LOCALITY_TYPE_LABEL[record.type];
  return KIND_LABEL[record.kind];
}

function metaOf(record: ChronicleRecord): string {
  switch (record.kind) {
    case 'article': {
      const minutes = `${counted(readingMinutes(record.body), WORDS.minute)} čitanja`;
      return record.section === 'blog' ? `${dayText(record.published)} · ${minutes}` : minutes;
    }
    case 'person':
    case 'memorial':
      return lifeText(record.born, record.died);
    case 'memory':
      return [record.teller, record.date && dateText(record.date)].filter(Boolean).join(', ');
    default:
      return record.date ? dateText(record.date) : '';
  }
}

function factsOf(record: ChronicleRecord): { name: string; value: string }[] {
  const facts: [string, string | undefined][] = [];
  if (record.kind === 'person' || record.kind === 'memorial') {
    facts.push(['Rođenje', join(record.born && dateText(record.born), record.birthPlace)]);
    facts.push(['Smrt', join(record.died && dateText(record.died), record.deathPlace)]);
  }
  if (record.kind === 'person') facts.push(['Uloge', record.roles.join(', ')]);
  if (record.kind === 'locality') facts.push(['Vrsta', LOCALITY_TYPE_LABEL[record.type]]);
  if (record.kind === 'memory') facts.push(['Pripovijeda', record.teller]);
  if (record.kind === 'memory' && record.scribe) facts.push(['Zapis', record.scribe]);
  if (record.kind === 'locality' || record.kind === 'memory') {
    facts.push(['Vrijeme', record.date && dateText(record.date)]);
    const { place } = record;
    facts.push(['Mjesto', place && `${place.name}${place.approximate ? ' (približno)' : ''}`]);
  }
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1])).map(([name, value]) => ({ name, value }));
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function sourceView({ what, where, certainty }: Source): SourceView {
  return {
    what,
    where: where && (/^https?:/.test(where) ? new URL(where).hostname.replace(/^www\./, '') : where),
    href: where && /^https?:\/\//.test(where) ? where : undefined,
    certainty: CERTAINTY_LABEL[certainty],
  };
}

/** A record as its page shows it, for the site that is asking. What is not public needs a query that lets its media out. */
export function readRecord(
  context: Readonly<RouterContextProvider>,
  record: ChronicleRecord,
  mediaQuery?: string,
): ReadingView {
  const { library, name, url, today, viewer } = context.get(siteContext);
  return readingView(library, record, {
    siteName: name,
    url,
    today,
    reader: readerOf(viewer),
    edit: editLink(record, viewer?.role),
    mediaQuery,
  });
}
