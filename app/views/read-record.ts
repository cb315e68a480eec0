import type { RouterContextProvider } from 'react-router';
import type { ChronicleRecord } from '../../domain/record.ts';
import type { ReadingView } from '../features/record/views.ts';
import { siteContext } from '../site-context.ts';
import { readingView } from './record-views.ts';

/** A record as its page shows it, for the site that is asking. */
export function readRecord(context: Readonly<RouterContextProvider>, record: ChronicleRecord): ReadingView {
  const { library, name, url, today } = context.get(siteContext);
  return readingView(library, record, { siteName: name, url, today });
}
