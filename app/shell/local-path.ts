const HERE = 'http://here.invalid';

/** A path of this site, or the home page: an address from outside must not lead people away. */
export function localPath(candidate: unknown): string {
  const path = typeof candidate === 'string' && candidate.startsWith('/') ? resolvedPath(candidate) : undefined;
  return path ?? '/';
}

/**
 * Judged by what a browser makes of it rather than by its text: dots, backslashes and line ends only become «//other.site»
 * once the address is resolved, and encoded slashes once a proxy decodes it.
 */
function resolvedPath(candidate: string): string | undefined {
  const there = URL.parse(candidate, HERE);
  if (!there) return undefined;
  const path = `${there.pathname}${there.search}${there.hash}`;
  if (URL.parse(path, HERE)?.href !== there.href) return undefined;
  try {
    // Browsers leave out tabs and line ends wherever they stand.
    const decoded = decodeURIComponent(there.pathname).replace(/[\t\n\r]/g, '');
    return /^[/\\]{2}/.test(decoded) ? undefined : path;
  } catch {
    return undefined;
  }
}
