import { redirect } from 'react-router';
import type { Library } from '../../chronicle/reading/library.ts';
import { addressOf, type ChronicleRecord, type RecordOf } from '../../domain/record.ts';
import type { RecordKind } from '../../domain/reference.ts';
import { linkTo, type Reader, recordPath } from '../record-path.ts';
import { type PageName, table } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';

interface Asked<Kind extends RecordKind> {
  readonly library: Library;
  readonly url: URL;
  /** Whether it is read on this page at all. */
  readonly isHere?: (record: RecordOf<Kind>) => boolean;
  readonly pathOf?: (record: RecordOf<Kind>) => string;
}

/** The record that is read at an address; from where it was read before, the browser is led on for good. */
export function recordAt<Kind extends RecordKind>(
  kind: Kind,
  address: string | undefined,
  { library, url, isHere, pathOf }: Asked<Kind>,
): RecordOf<Kind> {
  const asked = slugParam(address);
  const record = library.at(kind, asked);
  if (!record || isHere?.(record) === false) throw pageNotFound();
  if (addressOf(record as ChronicleRecord) === asked) return record;
  throw redirect(`${pathOf?.(record) ?? recordPath(record as ChronicleRecord)}${url.search}`, 301);
}

/** Pages of one record each, by what their last part names. */
const READ_AT = (
  [
    ['person', 'person'],
    ['memory', 'memory'],
    ['memorial', 'memorial'],
    ['gravePage', 'memorial'],
    ['period', 'period'],
    ['cavariArticle', 'article'],
    ['bosnjaciArticle', 'article'],
    ['page', 'page'],
    ['post', 'article'],
    ['locality', 'locality'],
  ] as const satisfies readonly (readonly [PageName, RecordKind])[]
).map(([name, kind]) => ({
  kind,
  pattern: new RegExp(`^${table[name].path.replaceAll(/:\w+/g, '([^/?#]+)')}(?=[?#]|$)`),
}));

/** Where somebody's own link to a page of the site leads now, when it is that of a record. */
export function currentPath(library: Library, href: string, reader: Reader): string | undefined {
  for (const { kind, pattern } of READ_AT) {
    const match = pattern.exec(href);
    if (!match) continue;
    const record = library.at(kind, match.at(-1) ?? '');
    return record && `${linkTo(record as ChronicleRecord, reader)}${href.slice(match[0].length)}`;
  }
  return undefined;
}
