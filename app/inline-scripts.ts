import { createHash, randomBytes } from 'node:crypto';

/** A page's words, and the inline scripts in it that the server itself wrote. */
interface ScriptedPage {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** Brings the hashes of a page from where it is rendered to where its policy is written; it is not sent. */
export const SCRIPT_HASHES = 'X-Script-Hashes';

/** Another for each rendering, so that nobody who gets a script into a page can write it there. */
export function newScriptMark(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Scripts are rendered with a mark as their nonce, by which they are told from any that came in with somebody's text.
 * The mark is taken out again: pages are kept for many, and a nonce that many have seen protects nobody.
 */
export function takeMarkedScripts(html: string, mark: string): ScriptedPage {
  const marked = new RegExp(`<script(?=[^<>]* nonce="${mark}")(?![^<>]* src=)[^<>]*>([\\s\\S]*?)</script>`, 'g');
  return {
    scripts: [...html.matchAll(marked)].map(([, script = '']) => script),
    html: html.replaceAll(` nonce="${mark}"`, ''),
  };
}

/** As a security policy names it. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
