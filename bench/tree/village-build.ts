import { cpSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from '../../tests/drivers/build-copy.ts';
import { growVillage } from '../genealogy/village.ts';
import { gedcomOf } from '../genealogy/village-gedcom.ts';

/** The build beside content in which one tree is a whole village. */
export function villageBuild(people: number): ReturnType<typeof copyBuild> {
  const copy = copyBuild();
  const content = join(copy.folder, 'content');
  const original = realpathSync(content);
  unlinkSync(content);
  cpSync(original, content, { recursive: true });
  writeFileSync(join(content, 'trees', 'bosnjak.ged'), villageFile(people, 1));
  return copy;
}

export function villageFile(people: number, seed: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gedcomOf(growVillage({ people, seed })));
}
