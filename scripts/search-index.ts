// npm run search-index -- DIR: what visitors can find, as two files for a copy of the site without a process behind it.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foundPath } from '../app/views/search-view.ts';
import { Library } from '../chronicle/reading/library.ts';
import { isForAll, RecordEntry } from '../chronicle/search/entries.ts';
import { SearchIndex } from '../chronicle/search/search-index.ts';
import { staticIndex } from '../chronicle/search/static-index.ts';
import { Analyser } from '../croatian/analyser.ts';
import { openBackend } from '../server/backend.ts';
import { readConfiguration } from '../server/configuration.ts';
import { readDictionary } from '../server/dictionary.ts';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0) {
  console.error('npm run search-index -- DIR');
  process.exit(2);
}
const backend = await openBackend(readConfiguration(process.env));
const library = await Library.open(backend.store);
const dictionary = await readDictionary();
const index = new SearchIndex(new Analyser(dictionary));
for (const record of library.all()) if (isForAll(record)) index.put(new RecordEntry(library, record));
const files = staticIndex(index, dictionary, (entry) => foundPath(entry, 'visitor'));
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'search-index.json'), JSON.stringify(files.data));
await writeFile(join(folder, 'search-dictionary.bin'), files.dictionary);
console.log(`${index.size} records, ${files.data.forms.length} words, in ${folder}`);
await backend.close();
