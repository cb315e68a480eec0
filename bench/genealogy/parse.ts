import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readGedcom } from '../../genealogy/gedcom/read.ts';
import { writeGedcom } from '../../genealogy/gedcom/write.ts';
import { corpus, type GedcomCorpus } from '../../tests/corpora.ts';
import { judge, race } from './measure.ts';
import { growVillage } from './village.ts';
import { gedcomOf } from './village-gedcom.ts';

const { readGedcom: readWithPeer } = createRequire(import.meta.url)('read-gedcom');
const { parse: parseWithPeer } = await import('gedcom' as string);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function keptMegabytes<Result>(make: () => Result): { megabytes: number; result: Result } {
  const used = (): number => {
    for (let round = 0; round < 4; round += 1) collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const result = make();
  return { megabytes: (used() - before) / 1e6, result };
}

const royals = corpus('royal92.ged');
const times = race({
  ours: () => readGedcom(royals),
  'read-gedcom': () => readWithPeer(royals.buffer),
  gedcom: () => parseWithPeer(new TextDecoder().decode(royals)),
});
console.log(
  'royal92.ged: bytes to a genealogy with its graph, checked links and read dates; the peers make a tree of lines',
);
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, time]) => [
      name,
      { 'median ms': time.toFixed(1), 'times ours': (time / (times.ours ?? 1)).toFixed(2) },
    ]),
  ),
);

/** Letters that must be there when a file is read as it was meant. */
const LETTERS: Record<GedcomCorpus, string[]> = {
  'southslavic-w1250.ged': ['Verbičič', 'Tomaž', 'Cuckić-Aranđel', 'Milošević-Pante', 'Žale', 'Vlaško'],
  'TGC551.ged': ['ŇǑP̌Q̌ŘŠŤǓV̌W̌X̌Y̌Ž', 'ńóṕq́ŕśt́úv́ẃx́ýź', '© 1997 by H. Eichmann'],
  'willis-utf16le.ged': ['Maggie Mae /Coleman/', 'Brøderbund', 'VICTOR — Almeda'],
  'maximal70.ged': ['enthält keine aussagekräftigen'],
  'royal92.ged': ['Victoria  /Hanover/'],
};
const wrong = (Object.keys(LETTERS) as GedcomCorpus[]).filter((name) => {
  const text = new TextDecoder().decode(writeGedcom(readGedcom(corpus(name)).genealogy, '7.0'));
  return !LETTERS[name].every((letters) => text.includes(letters)) || text.includes('\u{fffd}');
});

readGedcom(gedcomOf(growVillage({ people: 200, seed: 1 })));
const village = gedcomOf(growVillage({ people: 100_000, seed: 1 }));
const start = performance.now();
const { megabytes, result } = keptMegabytes(() => readGedcom(village));
const seconds = (performance.now() - start) / 1000;
console.log(
  `a village of ${result.genealogy.individuals.size} people, ${(village.length / 1e6).toFixed(1)} MB of GEDCOM, read in ${seconds.toFixed(1)} s`,
);

judge([
  {
    bar: 'royal92 at least 2x faster than read-gedcom',
    measured: `${((times['read-gedcom'] ?? 0) / (times.ours ?? 1)).toFixed(2)}x`,
    met: (times['read-gedcom'] ?? 0) >= 2 * (times.ours ?? 1),
  },
  {
    bar: 'royal92 at least 2x faster than gedcom',
    measured: `${((times.gedcom ?? 0) / (times.ours ?? 1)).toFixed(2)}x`,
    met: (times.gedcom ?? 0) >= 2 * (times.ours ?? 1),
  },
  {
    bar: 'every corpus file with the right letters',
    measured: wrong.length === 0 ? '5 of 5' : `wrong: ${wrong.join(', ')}`,
    met: wrong.length === 0,
  },
  { bar: '100,000 individuals in at most 60 MB', measured: `${megabytes.toFixed(1)} MB`, met: megabytes <= 60 },
]);
