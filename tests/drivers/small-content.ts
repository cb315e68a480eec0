import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from './build-copy.ts';

/** Kinds of which every record stays: the site itself leads to them. */
const WHOLE = ['memorial', 'page', 'period'];

/** A build whose starter content is one record of most kinds, with no links between them: for what takes as long as there is content. */
export function copySmallBuild(): ReturnType<typeof copyBuild> {
  const copy = copyBuild();
  const content = join(copy.folder, 'content');
  const original = realpathSync(content);
  unlinkSync(content);
  cpSync(original, content, { recursive: true });
  for (const kind of readdirSync(join(content, 'records'))) {
    const folder = join(content, 'records', kind);
    const [kept = '', ...others] = readdirSync(folder).sort();
    if (!WHOLE.includes(kind)) for (const name of others) rmSync(join(folder, name));
    for (const name of WHOLE.includes(kind) ? [kept, ...others] : [kept]) {
      const text = readFileSync(join(folder, name), 'utf8');
      const plain = text
        .replace(/^links: \[.*\]\n/m, '')
        .replace(/^links:\n(?:\s+- .*\n)+/m, '')
        .replaceAll(/(?<!!)\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
      writeFileSync(join(folder, name), plain);
    }
  }
  return copy;
}
