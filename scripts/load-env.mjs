// Read before a program of ours: .env where there is one; what is set already stays. Node's own flag for it speaks up
// where there is none, and most sites have none.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../.env', import.meta.url));
/** A name with its value: in quotes, also over several lines, or up to the end of the line. */
const ENTRY = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=(?:[ \t]*("[^"]*"|'[^']*'|`[^`]*`)|(.*))/gm;

/** Node drops these in silence, and a passphrase would not be the one that was written down. */
function faultIn(text) {
  for (const { 1: name, 3: value = '', index } of text.matchAll(ENTRY)) {
    const what = value.includes('#') ? 'a #' : value !== value.trim() ? 'a blank before or after its value' : undefined;
    const line = text.slice(0, index).split('\n').length;
    if (what)
      return `.env, line ${line}: ${name} has ${what} and no quotes. Write ${name}="…"; comments have lines of their own.`;
  }
  return undefined;
}

if (existsSync(file)) {
  const fault = faultIn(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  process.loadEnvFile(file);
}
