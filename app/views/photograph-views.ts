import type { Photograph, PictureFile } from '../../chronicle/photographs/photograph.ts';
import type { ShelvedPhotograph } from '../../chronicle/photographs/photograph-shelf.ts';
import { usageOf, wordsOfUse } from '../../chronicle/photographs/usage.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import type { PictureView } from '../features/photographs/picture.tsx';
import type {
  BinnedView,
  PhotographCardView,
  PhotographPageView,
  ReferenceView,
} from '../features/photographs/views.ts';
import type { UploadedPhotograph } from '../photograph-upload.ts';
import { PHOTOGRAPH_VIEWS } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import type { RequestSite } from '../site-context.ts';
import { dateText, momentInWords } from '../text/dates.ts';
import { KIND_LABEL } from '../text/labels.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { referenceView } from './reference-view.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { one: 'dan', few: 'dana', other: 'dana' };

function pictureView(media: PictureFile, alt: string): PictureView {
  const { hash, type, width, height, placeholder } = media;
  return {
    kind: type === 'image/svg+xml' ? 'drawing' : 'photograph',
    src: `/media/${hash}`,
    alt,
    width,
    height,
    placeholder,
  };
}

export function photographCard(shelved: ShelvedPhotograph, inTrees: ReadonlySet<string>): PhotographCardView {
  const { file, media, photograph, alt, isUsed } = shelved;
  return {
    file,
    href: pathTo('photograph', { file }),
    title: photograph.title || alt || photograph.uploaded?.as || file,
    picture: pictureView(media, ''),
    isDescribed: alt !== '',
    isUsed: isUsed || inTrees.has(file),
  };
}

/** As data: for whoever puts a photograph into a text. */
export function photographData(
  library: Library,
  shelved: ShelvedPhotograph,
): Omit<UploadedPhotograph, 'isKnown'> & { title: string } {
  const { file, media, photograph, alt } = shelved;
  const [record] = usageOf(library, file);
  const said = record && wordsOfUse(record, file);
  const src = `/media/${media.hash}`;
  return {
    file,
    title: photograph.title,
    alt,
    credit: photograph.credit || said?.credit || '',
    caption: photograph.caption || said?.caption || '',
    width: media.width,
    height: media.height,
    src,
    thumbnail: `${src}/${media.type === 'image/svg+xml' ? 'dark.svg' : '480.jpg'}`,
  };
}

export async function photographPage(site: RequestSite, shelved: ShelvedPhotograph): Promise<PhotographPageView> {
  const { file, media, photograph, alt } = shelved;
  const { uploaded, date, licence } = photograph;
  const about = await Promise.all(photograph.about.map((reference) => referenceView(site, reference)));
  return {
    file,
    heading: photograph.title || alt || 'Bez naslova',
    picture: pictureView(media, alt),
    size: `${media.width} × ${media.height} točaka`,
    original: originalOf(media),
    uploaded: uploaded && `${uploaded.by}, ${momentInWords(new Date(uploaded.at))} („${uploaded.as}“)`,
    dateRead: date && dateText(date.edtf),
    values: {
      title: photograph.title,
      alt: photograph.alt || alt,
      caption: photograph.caption,
      credit: photograph.credit,
      licence: licence ?? '',
      date: date?.typed ?? '',
      place: photograph.place,
    },
    onIt: {
      named: photograph.about.map((reference, index) => ({ reference, label: about[index]?.label ?? reference })),
      options: pathTo('recordOptions'),
    },
    about,
    usage: [
      ...recordsShowing(site, file),
      ...(await treesShowing(site, file)),
      ...draftsShowing(site, file),
      ...binShowing(site, file),
    ],
    former: photograph.former.toReversed().map((one) => ({
      hash: one.hash,
      picture: pictureView(one, ''),
      until: `Do ${momentInWords(new Date(one.until))}; zamjena: ${one.by}`,
      original: originalOf(one),
    })),
  };
}

function recordsShowing({ library }: RequestSite, file: string): ReferenceView[] {
  return usageOf(library, file).map((record) => ({
    label: record.title,
    note: record.status === 'published' ? KIND_LABEL[record.kind] : `${KIND_LABEL[record.kind]}, nije objavljeno`,
    ...(record.status === 'published' ? { href: recordPath(record) } : {}),
  }));
}

async function treesShowing({ trees }: RequestSite, file: string): Promise<ReferenceView[]> {
  const isShown = (await trees.pictures().catch(() => new Set())).has(file);
  return isShown ? [{ label: 'Obiteljska stabla', note: 'članovi vide slike pokojnih', href: pathTo('trees') }] : [];
}

/** Of one that is its owner's alone, nothing but that there is one. */
function draftsShowing({ drafts }: RequestSite, file: string): ReferenceView[] {
  const open = new Set(drafts.all().map(({ id }) => id));
  return drafts
    .showing(file)
    .map(({ id, title }) =>
      open.has(id)
        ? { label: title || 'Bez naslova', note: 'nacrt', href: pathTo('draft', { id }) }
        : { label: 'Nečiji nacrt', note: 'nije predložen' },
    );
}

function binShowing({ drafts }: RequestSite, file: string): ReferenceView[] {
  return drafts
    .binnedShowing(file)
    .map(({ title, isOwn }) => ({ label: isOwn ? 'Nečiji nacrt' : title || 'Bez naslova', note: 'u košu' }));
}

export function binnedView(
  { file, photograph }: { readonly file: string; readonly photograph: Photograph },
  now: Date,
): BinnedView[] {
  const { binned, binnedAt, title, alt, uploaded } = photograph;
  if (!binned || !binnedAt) return [];
  const left = PHOTOGRAPH_LIMITS.binDays - Math.floor((now.getTime() - Date.parse(binnedAt)) / DAY_MS);
  return [
    {
      file,
      title: title || alt || uploaded?.as || file,
      picture: pictureView(binned.media, ''),
      by: binned.by,
      daysLeft: counted(Math.max(1, left), DAYS),
    },
  ];
}

/** A download for editors; drawings are looked at as they are. */
function originalOf({ hash, type }: PictureFile): string | undefined {
  return type === 'image/svg+xml'
    ? undefined
    : `/media/${hash}/original.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}`;
}

/** How many were found, or what to do where there is nothing. */
export function foundSentence(
  view: string,
  query: string,
  { all, found }: { readonly all: number; readonly found: number },
): string {
  if (view === PHOTOGRAPH_VIEWS.bin) return '';
  if (query !== '') {
    return found === 0
      ? `Za „${query}“ nema nijedne fotografije.`
      : `Za „${query}“: ${counted(found, WORDS.photograph)}.`;
  }
  if (all === 0) return 'Ovdje još nema fotografija. Dovucite prve u okvir iznad ili ih odaberite.';
  return found === 0 ? 'Sve su fotografije opisane. Hvala vam.' : '';
}
