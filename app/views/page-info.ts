import type { RouterContextProvider } from 'react-router';
import type { Media } from '../../chronicle/media/media.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import { recordPath } from '../record-path.ts';
import type { Crumb, PageInfo } from '../shell/page-info.ts';
import { siteContext } from '../site-context.ts';
import { labelledSummary } from '../text/sample-labels.ts';
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
    image: record.cover && media && { src: cardSrc(media), alt: record.cover.alt },
    published: record.kind === 'article' ? record.published : undefined,
    about: aboutRecord(record, {
      url: `${url}${recordPath(record)}`,
      siteName: name,
      image: media && `${url}${cardSrc(media)}`,
    }),
  };
}

function cardSrc({ hash }: Media): string {
  return `/media/${hash}/card.jpg`;
}
