import { cpSync, readdirSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By folder of the content, what goes. Of the map that editors draw into, its note stays: they could not change it. */
const CHANGES: Readonly<Record<string, readonly [RegExp, string][]>> = {
  trees: [
    [/^1 NOTE Ogledno.*\n2 CONT.*\n/m, ''],
    [/(?:ogledn|izmišljen)\p{L}*/giu, 'potvrđeno'],
  ],
  map: [
    [/,"sample":true/g, ''],
    [/^"note": "Ogledni reljef.*$/m, '"note": "Slojnice po izmjeri iz 2026.",'],
  ],
  records: [
    [/^sample: true\n/m, ''],
    [/ogledn\p{L}*/giu, 'nacrtanoj'],
  ],
};

/** The starter content of a copied build, as it would be once people have put their own in its place. */
export function makeContentReal(folder: string): void {
  const content = join(folder, 'content');
  const original = realpathSync(content);
  unlinkSync(content);
  cpSync(original, content, { recursive: true });
  for (const [part, changes] of Object.entries(CHANGES)) {
    for (const file of readdirSync(join(content, part), { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      const text = changes.reduce((before, [old, now]) => before.replace(old, now), readFileSync(path, 'utf8'));
      writeFileSync(path, text);
    }
  }
}
