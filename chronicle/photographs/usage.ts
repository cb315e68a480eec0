import { figuresIn } from '../../domain/figure.ts';
import { type ChronicleRecord, filesOf } from '../../domain/record.ts';
import { derived } from '../reading/derived.ts';
import type { Library } from '../reading/library.ts';

const users = derived((library) => {
  const byFile = new Map<string, ChronicleRecord[]>();
  for (const record of [...library.all(), ...library.drafts()]) {
    for (const file of new Set(filesOf(record))) byFile.set(file, [...(byFile.get(file) ?? []), record]);
  }
  return byFile;
});

/** Records that show a file, published ones first. */
export function usageOf(library: Library, file: string): readonly ChronicleRecord[] {
  return users(library).get(file) ?? [];
}

/** What a record says of a picture it shows, where it says so: its alternative text, caption and credit. */
export function wordsOfUse(record: ChronicleRecord, file: string) {
  const pictures = [record.cover, ...('photographs' in record ? record.photographs : [])];
  const figures = figuresIn(record.body).map((figure) => ({ ...figure, credit: '' }));
  return [...pictures, ...figures].find((picture) => picture?.file === file);
}
