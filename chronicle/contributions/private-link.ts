import { timingSafeEqual } from 'node:crypto';
import type { DocumentStore } from '../store/document-store.ts';
import { type Contribution, findContribution } from './contribution.ts';

/** What private links are signed with, the same in every process of a site and wherever it moves. */
export interface LinkKey {
  read(): Promise<string>;
  /** In place of what was there: links signed before lead nowhere. Processes read it when they start. */
  keep(key: string): Promise<void>;
}

/** A signature that only this site can make: private links are made of it and nothing is stored. */
export interface Signing {
  readonly sign: (words: string) => string;
}

/** By which an author comes back to their contribution: its id and the site's signature. */
export function privateToken({ sign }: Signing, id: string): string {
  return `${id}.${sign(`contribution ${id}`)}`;
}

export async function contributionOfToken(
  deps: Signing & { readonly store: DocumentStore },
  token: string,
): Promise<Contribution | undefined> {
  const [id = ''] = token.split('.');
  const expected = Buffer.from(privateToken(deps, id));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return findContribution(deps.store, id);
}
