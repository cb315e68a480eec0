import { readGedcom, reduceLiving, writeAsRead } from '../../genealogy/index.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { TREES, trees } from './tree.ts';
import { askedWith, runHere } from './tree-jobs.fixture.ts';
import { takeProposal } from './tree-proposals.ts';

export const TREE = 'brdo';
export const MARA = { id: 'mara', name: 'Mara', role: 'member' as const };
export const ANA = { id: 'ana', name: 'Ana', role: 'editor' as const };
export const LINES = [
  ...['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'],
  ...['0 @I1@ INDI', '1 NAME Ante /Ćavar/', '1 SEX M', '1 BIRT', '2 DATE 1881', '1 DEAT', '2 DATE 1950', '1 FAMS @F1@'],
  ...['0 @I2@ INDI', '1 NAME Luca /Ćavar/', '1 SEX F', '1 BIRT', '2 DATE 2 FEB 1990', '2 PLAC Tajno', '1 FAMC @F1@'],
  ...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@', '0 TRLR', ''],
];

/** For tests: a father who is dead and a daughter who lives, as members see them, in stores of a process. Every look at the clock is a minute later. */
export async function fatherAndDaughter(lines: readonly string[] = LINES) {
  let minute = 0;
  const now = () => {
    minute += 1;
    return new Date(Date.UTC(2026, 10, 17, 7, minute));
  };
  const files = new MemoryFiles();
  const deps = { store: new MemoryStore(), files, now, run: runHere(files) };
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const hash = await files.put(bytes);
  const fields = { name: TREE, hash, individuals: 2, families: 1 };
  await deps.store.commit([{ verb: 'create', collection: TREES, id: TREE, fields }]);
  const shown = writeAsRead(reduceLiving(readGedcom(bytes).genealogy, { today: '2026-11-17', level: 'name' }));
  const text = async () =>
    new TextDecoder().decode(await deps.files.get((await trees.get(deps.store, TREE))?.hash ?? ''));
  const asked = askedWith({ [TREE]: hash }, '2026-11-17');
  const take = (id: string) => takeProposal(deps, ANA, id, asked);
  return { deps, shown, asked, text, take };
}
