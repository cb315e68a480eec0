import { createHash, randomBytes } from 'node:crypto';

/** A page's words, and the inline scripts in it that the server itself wrote. */
interface ScriptedPage {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** Brings the hashes of a page from where it is rendered to where its policy is written; it is not sent. */
export const SCRIPT_HASHES = 'X-Script-Hashes';

const INLINE_SCRIPT = /^<script(?![^<>]* src=)[^<>]*>$/;

/** Another for each rendering, so that nobody who gets a script into a page can write it there. */
export function newScriptMark(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Scripts are rendered with a mark as their nonce, which distinguishes them from any injected through content. The mark is
 * taken out again: pages are cached, and a nonce that many have seen protects nobody.
 */
export function takeMarkedScripts(html: string, mark: string): ScriptedPage {
  const [first = '', ...rest] = html.split(` nonce="${mark}"`);
  let before = first;
  const scripts: string[] = [];
  for (const part of rest) {
    const tag = before.slice(before.lastIndexOf('<')) + part.slice(0, part.indexOf('>') + 1);
    const end = part.indexOf('</script>');
    if (INLINE_SCRIPT.test(tag) && end >= 0) scripts.push(part.slice(part.indexOf('>') + 1, end));
    before = part;
  }
  return { scripts, html: [first, ...rest].join('') };
}

/** As a security policy names it. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
