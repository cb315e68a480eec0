import type { RecordKind } from '../../domain/reference.ts';

/** Where there is no room for a sentence. */
export const SAMPLE_BADGE = 'Ogledni zapis';
/** The same within a line of words. */
export const SAMPLE_WORDS = 'ogledni zapis';

/** What a sample is, in one sentence. The tree's and the map's go into files, which are known as samples by how they begin. */
export const SAMPLE_SENTENCE: Readonly<Record<RecordKind | 'tree' | 'map', string>> = {
  person: 'Ogledni zapis: osoba je izmišljena.',
  memorial: 'Ogledni zapis: osoba je izmišljena.',
  memory: 'Ogledni zapis: uspomena je izmišljena.',
  locality: 'Ogledni zapis: mještani ovo mjesto još nisu potvrdili.',
  article: 'Ogledni zapis: članak je primjer.',
  period: 'Ogledni zapis: prikaz razdoblja je primjer.',
  page: 'Ogledni zapis: tekst je primjer.',
  tree: 'Ogledno stablo: osobe su u njemu izmišljene.',
  map: 'Ogledna karta: položaji i imena približni su ili izmišljeni.',
};

/** The words of a record where they stand alone, in a feed or behind a shared link: a sample says first that it is one. */
export function labelledSummary({ kind, sample, summary }: SampleRecord): string {
  return sample ? `${SAMPLE_SENTENCE[kind]} ${summary}` : summary;
}

interface SampleRecord {
  readonly kind: RecordKind;
  readonly sample: boolean;
  readonly summary: string;
}
