import { linkTo } from '../../app/record-path.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { isForAll, RecordEntry } from '../../chronicle/search/entries.ts';
import { SearchIndex } from '../../chronicle/search/search-index.ts';
import { staticIndex } from '../../chronicle/search/static-index.ts';
import { Analyser } from '../../croatian/analyser.ts';
import type { Dictionary } from '../../croatian/dictionary/dictionary.ts';

/**
 * What visitors can find, as a script that the page of the search loads: browsers do not let a page in a folder ask for a file of
 * data, but for a script.
 */
export function searchScript(library: Library, dictionary: Dictionary, linkOf: (address: string) => string): string {
  const index = new SearchIndex(new Analyser(dictionary));
  for (const record of library.all()) if (isForAll(record)) index.put(new RecordEntry(library, record));
  const files = staticIndex(index, dictionary, ({ target }) =>
    linkOf('record' in target ? linkTo(target.record, 'visitor') : '/'),
  );
  const compiled = Buffer.from(files.dictionary).toString('base64');
  // As JSON, but for the two signs that end a line in a script and not in JSON.
  const data = JSON.stringify({ data: files.data, dictionary: compiled })
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `window.searchIndex=${data};\n`;
}
