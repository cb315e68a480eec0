import { redirect } from 'react-router';
import type { Library } from '../../chronicle/reading/library.ts';
import { addressOf, type ChronicleRecord, type RecordOf } from '../../domain/record.ts';
import type { RecordKind } from '../../domain/reference.ts';
import { recordPath } from '../record-path.ts';
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
