import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Real files that other programs wrote; they are not part of the repository, and tests that need one are skipped where
 * it is absent.
 */
const CORPORA = process.env.CORPORA_DIR ?? resolve(import.meta.dirname, '../../shared/corpora');

export const GEDCOM_CORPORA = [
  'TGC551.ged',
  'maximal70.ged',
  'royal92.ged',
  'southslavic-w1250.ged',
  'willis-utf16le.ged',
] as const;

export type GedcomCorpus = (typeof GEDCOM_CORPORA)[number];

export function hasCorpus(name: GedcomCorpus): boolean {
  return existsSync(join(CORPORA, 'gedcom', name));
}

export function corpus(name: GedcomCorpus): Uint8Array {
  return new Uint8Array(readFileSync(join(CORPORA, 'gedcom', name)));
}
