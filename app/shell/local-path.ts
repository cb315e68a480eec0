/** A path of this site, or the home page: an address from outside must not lead people away. */
export function localPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])/.test(candidate) || /[\\\p{Cc}]/u.test(candidate)) return '/';
  try {
    const here = new URL('http://here.invalid');
    const there = new URL(candidate, here);
    return there.origin === here.origin ? `${there.pathname}${there.search}${there.hash}` : '/';
  } catch {
    return '/';
  }
}
