import { Fault } from '../../domain/fault.ts';
import information from '../../package.json' with { type: 'json' };

/** The version of this build. */
export const SITE_VERSION = information.version;

/** Data that do not name their version were written before versions were kept with them. */
export const FIRST_VERSION = '1.0.0';

/** Of which version stored data are. */
export interface DataVersion {
  /** The number of the last step that SQLite's tables have been through; Firestore has none. */
  readonly tables?: number;
  /** The same of documents. */
  readonly documents: number;
  /** The version of the site that last started on them. */
  readonly site?: string;
}

/** The version that data name; nothing where they name none. Archives are anybody's, and backups are called after it. */
export function siteIn(value: unknown): { readonly site?: string } {
  return typeof value === 'string' && /^\d{1,4}(\.\d{1,4}){2}$/.test(value) ? { site: value } : {};
}

export function newerVersion(what: string, { site }: Pick<DataVersion, 'site'>, numbers: string): Fault {
  const writer = site ? `version ${site} of the site` : 'a newer version of the site';
  return new Fault(
    'newer-version',
    `${what} was written by ${writer}: ${numbers} (${SITE_VERSION}). Start the newer build, or bring back a backup from before.`,
  );
}
