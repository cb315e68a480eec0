/** Headers of an answer that sets cookies, and others besides. */
export function withCookies(cookies: readonly string[], others: Readonly<Record<string, string>> = {}): Headers {
  const headers = new Headers(others);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
