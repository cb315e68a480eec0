import type { RouterContextProvider } from 'react-router';
import type { Library } from '../../chronicle/reading/library.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import { recordPath } from '../record-path.ts';
import type { Crumb, PageInfo } from '../shell/page-info.ts';
import { siteContext } from '../site-context.ts';
import { labelledSummary, SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { aboutRecord } from './structured-data.ts';

/** What a record's page says of itself. */
export function recordPageInfo(
  context: Readonly<RouterContextProvider>,
  record: ChronicleRecord,
  crumbs: readonly Crumb[],
): PageInfo {
  const { library, url, name } = context.get(siteContext);
  const media = record.cover && library.media(record.cover.file);
  return {
    title: record.title,
    description: labelledSummary(record),
    crumbs,
    canonical: recordPath(record),
    picture: pictureOf(library, record),
    sample: record.sample ? SAMPLE_SENTENCE[record.kind] : undefined,
    published: record.kind === 'article' ? record.published : undefined,
    about: aboutRecord(record, {
      url: `${url}${recordPath(record)}`,
      siteName: name,
      image: media && `${url}/media/${media.hash}/card.jpg`,
    }),
  };
}

/** What a list is shown with: the picture of its first record that has one. */
export function firstPicture(library: Library, records: readonly ChronicleRecord[]): PageInfo['picture'] {
  const shown = records.find(({ cover }) => cover);
  return shown && pictureOf(library, shown);
}

function pictureOf(library: Library, { cover }: ChronicleRecord): PageInfo['picture'] {
  const media = cover && library.media(cover.file);
  return cover && media && { hash: media.hash, alt: cover.alt };
}
